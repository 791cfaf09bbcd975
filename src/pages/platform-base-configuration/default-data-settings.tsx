import { useTranslation } from '@/i18n';
import { P } from '@/policies';
import { useCan } from '@/stores/app-config';
import { DefaultKeywords, DefaultText } from './default-data-settings/default-cards';
import { DefaultRoles } from './default-data-settings/default-roles';
import styles from './default-data-settings/default-data-settings.module.css';

/** The default values of new records; each card is saved separately. */
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
      {/* The calls about roles require this policy. */}
      {can(P.adminPower) && <DefaultRoles />}
    </div>
  );
}
