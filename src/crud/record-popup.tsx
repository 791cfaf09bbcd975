import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/api/types';
import { Button } from '@/ui/button';
import { Popup } from '@/ui/overlay/popup';
import { Loaded } from '@/elements/query/query-boundary';
import styles from '@/elements/query/query-boundary.module.css';
import { useLoad } from '@/elements/query/use-load';

interface RecordPopupProps<Data> {
  title: string;
  /** Of the record, where several may have this title. */
  id?: Id;
  load: (signal: AbortSignal) => Promise<Data>;
  onClose: () => void;
  /** Leads on to the next record of the list. */
  walk?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Something to look at over a list, loaded when it is opened. */
export function RecordPopup<Data>(props: RecordPopupProps<Data>) {
  const { title, id, load, onClose, walk, children } = props;
  const { t } = useTranslation();
  const loaded = useLoad(['popup', title, id], load, { fresh: true });
  const footer = (
    <div className={styles.foot}>
      {walk}
      <Button onClick={onClose}>{t('common.close')}</Button>
    </div>
  );
  return (
    <Popup title={title} wide footer={footer} onClose={onClose}>
      <Loaded from={loaded}>{children}</Loaded>
    </Popup>
  );
}
