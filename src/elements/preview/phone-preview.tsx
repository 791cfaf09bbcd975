import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n';
import styles from './phone-preview.module.css';

interface PhonePreviewProps {
  /** The title of the app's screen. */
  title?: string;
  children: ReactNode;
}

/** A preview of a screen of the mobile app. It is inert. */
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
