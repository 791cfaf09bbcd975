import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import styles from './form.module.css';

/**
 * A control whose code is loaded when it is first drawn, with a placeholder of the same size. Not React's `lazy`,
 * which never retries a failed load.
 */
export function lazyControl<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    loaded = await load();
    return loaded;
  };
  return function LazyControl(props: Props) {
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
          <p role="alert">
            {t('elements.select.failed')}{' '}
            <Button variant="link" onClick={() => setFailed(false)}>
              {t('common.retry')}
            </Button>
          </p>
        )}
      </div>
    );
  };
}
