import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/elements/button';
import { Skeleton } from '@/elements/table/skeleton';
import styles from './loaded.module.css';
import type { Load } from './use-load';

interface LoadedProps<Data> {
  from: Load<Data>;
  children: (data: Data) => ReactNode;
}

/** What has been loaded, or in its place: that it is on its way, or that it did not come and how to ask again. */
export function Loaded<Data>({ from: { data, failed, reload }, children }: LoadedProps<Data>) {
  const { t } = useTranslation();
  if (data !== undefined) return children(data);
  if (!failed) return <Skeleton />;
  return (
    <p role="alert" className={styles.failed}>
      {t('elements.load.failed')}
      <Button onClick={reload}>{t('common.retry')}</Button>
    </p>
  );
}
