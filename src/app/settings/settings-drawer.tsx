import { SettingsForm } from '@/elements/settings/settings-form';
import { useTranslation } from '@/i18n';
import { closeSettings } from '@/stores/settings';
import { Drawer } from '@/ui/overlay/popup';

/** The settings at the side of the page. Every change applies immediately, so nothing is lost when it closes. */
export function SettingsDrawer() {
  const { t } = useTranslation();
  return (
    <Drawer title={t('settings.look.title')} placement="right" hasClearMask onClose={closeSettings}>
      <SettingsForm />
    </Drawer>
  );
}
