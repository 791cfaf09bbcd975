import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './phone-preview.module.css';

interface PhonePreviewProps {
  /** What the app calls the screen; stands in its head. */
  title?: string;
  children: ReactNode;
}

/** How something will look in the app: only to look at, nothing in it can be reached. */
export function PhonePreview({ title, children }: PhonePreviewProps) {
  const { t } = useTranslation();
  return (
    <figure className={styles.phone}>
      <div className={styles.screen} inert>
        <p className={styles.title}>{title}</p>
        <div className={styles.body}>{children}</div>
      </div>
      <figcaption>{t('elements.preview.caption')}</figcaption>
    </figure>
  );
}
