import { useTranslation } from 'react-i18next';
import styles from '@/app/errors/start.module.css';

/** What shows until the guard is through; invisible for the first moment, so that quick starts do not flash. */
export function Splash() {
  const { t } = useTranslation();
  return (
    <main className={styles.splash}>
      <output>{t('common.loading')}</output>
    </main>
  );
}
