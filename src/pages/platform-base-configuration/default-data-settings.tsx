import { useTranslation } from '@/i18n';
import { P } from '@/policies';
import { useCan } from '@/stores/app-config';
import { Box } from '@/ui/layout/layout';
import { DefaultKeywords, DefaultText } from './default-data-settings/default-cards';
import { DefaultRoles } from './default-data-settings/default-roles';

/** The default values of new records; each card is saved separately. */
export default function DefaultDataSettings() {
  const { t } = useTranslation();
  const can = useCan();
  return (
    <Box padding={2}>
      <h1 className="visually-hidden">
        {t('routes./platform-base-configuration/default-data-settings')}
      </h1>
      <DefaultKeywords />
      <DefaultText />
      {/* The calls about roles require this policy. */}
      {can(P.adminPower) && <DefaultRoles />}
    </Box>
  );
}
