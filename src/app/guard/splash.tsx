import { useTranslation } from 'react-i18next';
import styles from '@/app/errors/start.module.css';

/** Shown while the guard runs. It stays invisible for the first moment, so that a quick start does not flash. */
export function Splash() {
  const { t } = useTranslation();
  return (
    <main className={styles.splash}>
      <output>{t('common.loading')}</output>
    </main>
  );
}
