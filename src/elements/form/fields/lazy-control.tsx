import { useEffect, useState, type ComponentType } from 'react';
import { RetryLine } from '@/elements/query/load-failed';
import { useTranslation } from '@/i18n';
import type { Preload } from '@/schema/field';
import styles from './form.module.css';

/**
 * A control whose code is loaded when it is first drawn, or by `preload`, which returns undefined when it is loaded. A
 * failed load leaves a placeholder with a button that loads again. Not React's `lazy`, which never retries.
 */
export function lazyControl<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetchCode = () => {
    loading ??= load()
      .then((Code) => {
        loaded = Code;
        return Code;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };
  const preload: Preload = () => (loaded ? undefined : fetchCode());
  function LazyControl(props: Props) {
    const { t } = useTranslation();
    // Wrapped in an object, because setState would call a component as an updater function.
    const [code, setCode] = useState({ Control: loaded });
    const [failed, setFailed] = useState(false);
    const { Control } = code;
    useEffect(() => {
      if (Control || failed) return;
      fetchCode().then(
        (own) => setCode({ Control: own }),
        () => setFailed(true),
      );
    }, [Control, failed]);
    if (Control) return <Control {...props} />;
    return (
      <div className={styles.slot} aria-busy={!failed}>
        {failed && (
          <RetryLine text={t('elements.select.failed')} onRetry={() => setFailed(false)} />
        )}
      </div>
    );
  }
  return Object.assign(LazyControl, { preload });
}
