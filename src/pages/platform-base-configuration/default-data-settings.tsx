import { useTranslation } from 'react-i18next';
import { P } from '@/policies';
import { useCan } from '@/stores/app-config';
import { DefaultKeywords, DefaultText } from './default-data-settings/default-cards';
import styles from './default-data-settings/default-data-settings.module.css';
import { DefaultRoles } from './default-data-settings/default-roles';

/** What new records start with: each card is saved by itself. */
export default function DefaultDataSettings() {
  const { t } = useTranslation();
  const can = useCan();
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">
        {t('routes./platform-base-configuration/default-data-settings')}
      </h1>
      <DefaultKeywords />
      <DefaultText />
      {/* The calls for roles ask for it. */}
      {can(P.adminPower) && <DefaultRoles />}
    </div>
  );
}
