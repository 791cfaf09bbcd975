import { SettingsForm } from '@/elements/settings/settings-form';
import { useTranslation } from '@/i18n';
import { Card } from '@/ui/card';
import { Box, Grid } from '@/ui/layout/layout';
import { TenantForm } from './index/tenant-info';
import styles from './index/settings.module.css';

/** The settings of this browser and the data of the tenant. */
export default function Settings() {
  const { t } = useTranslation();
  return (
    <Grid gap={2} align="start" padding={2} className={styles.page}>
      <h1 className="visually-hidden">{t('routes./settings/index')}</h1>
      <Card title={t('settings.display')}>
        <Box padding={3}>
          <SettingsForm />
        </Box>
      </Card>
      <Card title={t('settings.tenant.title')}>
        <TenantForm />
      </Card>
    </Grid>
  );
}
