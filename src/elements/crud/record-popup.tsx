import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/elements/button';
import { Popup } from '@/elements/feedback/popup';
import { Loaded } from './loaded';
import styles from './loaded.module.css';
import { useLoad } from './use-load';

interface RecordPopupProps<Data> {
  title: string;
  load: (signal: AbortSignal) => Promise<Data>;
  onClose: () => void;
  children: (data: Data) => ReactNode;
}

/** Something to look at over a list, loaded when it is opened. */
export function RecordPopup<Data>({ title, load, onClose, children }: RecordPopupProps<Data>) {
  const { t } = useTranslation();
  const loaded = useLoad(['popup', title], load, { fresh: true });
  const footer = (
    <div className={styles.foot}>
      <Button onClick={onClose}>{t('common.close')}</Button>
    </div>
  );
  return (
    <Popup title={title} wide footer={footer} onClose={onClose}>
      <Loaded from={loaded}>{children}</Loaded>
    </Popup>
  );
}
