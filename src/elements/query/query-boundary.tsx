import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Missing } from '@/elements/access/missing';
import { Skeleton } from '@/ui/skeleton';
import styles from './query-boundary.module.css';
import type { Load } from './use-load';

interface LoadedProps<Data> {
  from: Omit<Load<Data>, 'take'>;
  /** Path of the list of such records, for a page about one of them. */
  list?: string;
  children: (data: Data) => ReactNode;
}

/** What has been loaded, or in its place: that it is on its way, that there is none, or that it did not come and how to ask again. */
export function Loaded<Data>({ from, list, children }: LoadedProps<Data>) {
  const { t } = useTranslation();
  const { data, failed, missing, reload } = from;
  if (missing && list !== undefined) return <Missing list={list} />;
  if (missing) {
    return (
      <p role="alert" className={styles.failed}>
        {t('elements.missing.inPlace')}
      </p>
    );
  }
  if (data !== undefined) return children(data);
  if (!failed) return <Skeleton />;
  return (
    <p role="alert" className={styles.failed}>
      {t('elements.load.failed')}
      <Button onClick={reload}>{t('common.retry')}</Button>
    </p>
  );
}
