import { SettingsForm } from '@/elements/settings/settings-form';
import { useTranslation } from '@/i18n';
import { Grid } from '@/ui/layout/layout';
import { Section } from '@/ui/section';
import { TenantForm } from './index/tenant-info';
import styles from './index/settings.module.css';

/** The settings of this browser and the data of the tenant. */
export default function Settings() {
  const { t } = useTranslation();
  return (
    <Grid gap={2} pack="start" columns={1} padding={2} className={styles.page}>
      <h1 className="visually-hidden">{t('routes./settings/index')}</h1>
      <Section title={t('settings.display')}>
        <SettingsForm />
      </Section>
      <Section title={t('settings.tenant.title')}>
        <TenantForm />
      </Section>
    </Grid>
  );
}
