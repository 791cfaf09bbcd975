import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import styles from './form.module.css';

/**
 * A control whose code comes when it is first drawn and keeps its place until then. A state instead of React's
 * `lazy`, which would remember a failed load for ever.
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
    // In an object, for React would call a bare component as if it were an updater.
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
