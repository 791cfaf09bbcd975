import { languages } from '@/config/languages';
import { idleLockChoices } from '@/config/limits';
import { schemes, type IdleLockMinutes } from '@/config/settings';
import { changeLanguage, currentLanguage, useTranslation } from '@/i18n';
import { openIdlePasswordDialog, readIdleDigest, useLock } from '@/stores/lock';
import { useMayLiftPrivacy, usePrivacy } from '@/stores/privacy';
import { changeSettings, useSettings, densities, setDensity, useDensity } from '@/stores/settings';
import { Button } from '@/ui/button';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { ColourPicker } from './colour-picker';
import { RadioGroup } from './radio-group';
import { SwitchRow } from './switch-row';
import styles from './settings.module.css';

const switches = ['tabBar', 'fixedHeader', 'sidebarLogo', 'pinyinSearch', 'watermark'] as const;

/** Theme, density and language. */
function AppearanceSettings() {
  const { t } = useTranslation();
  const scheme = useSettings((state) => state.scheme);
  const density = useDensity();
  return (
    <>
      <ColourPicker />
      <RadioGroup
        title={t('settings.look.scheme')}
        options={schemes}
        value={scheme}
        label={(one) => t(`settings.look.schemes.${one}`)}
        onChange={(one) => changeSettings({ scheme: one })}
      />
      <RadioGroup
        title={t('elements.card.density')}
        options={densities}
        value={density}
        label={(one) => t(`elements.card.densities.${one}`)}
        onChange={setDensity}
      />
      <RadioGroup
        title={t('common.language')}
        options={languages}
        value={currentLanguage()}
        label={(one) => t(`common.languages.${one}`)}
        onChange={(one) => void changeLanguage(one)}
      />
    </>
  );
}

/** The idle time after which the screen locks, and the password of the lock. */
function IdleLockSettings() {
  const { t } = useTranslation();
  const minutes = useSettings((state) => state.idleLockMinutes);
  // Render again when the password dialog closes, because the password may have changed.
  useLock((state) => state.isDialogOpen);
  const hasPassword = readIdleDigest() !== '';
  const choose = (idleLockMinutes: IdleLockMinutes) => {
    changeSettings({ idleLockMinutes });
    if (idleLockMinutes && !hasPassword) openIdlePasswordDialog();
  };
  const noteKey = hasPassword ? 'withPassword' : 'withoutPassword';
  return (
    <>
      <RadioGroup
        title={t('settings.look.idleLock')}
        options={idleLockChoices}
        value={minutes}
        label={(count) =>
          count ? t('settings.look.minutes', { count }) : t('settings.look.never')
        }
        onChange={choose}
      />
      {minutes > 0 && (
        <Row as="p" justify="between" wrap tone="secondary" className={styles.note}>
          {t(`settings.look.${noteKey}`)}
          <Button variant="text" onClick={openIdlePasswordDialog}>
            {t(hasPassword ? 'settings.look.changePassword' : 'settings.look.setPassword')}
          </Button>
        </Row>
      )}
    </>
  );
}

/** Masks numbers; fixed where the deployment asks for it and the user lacks the policy. */
function PrivacySetting() {
  const { t } = useTranslation();
  const isPrivate = usePrivacy();
  const mayLift = useMayLiftPrivacy();
  return (
    <fieldset className={styles.group}>
      <Text as="legend" strong>
        {t('settings.look.privacyTitle')}
      </Text>
      <SwitchRow
        label={t('settings.look.privacy')}
        on={isPrivate}
        disabled={!mayLift}
        onChange={(on) => changeSettings({ privacy: on })}
      />
      <Text as="p" tone="secondary">
        {t(mayLift ? 'settings.look.privacyNote' : 'settings.look.privacyFixed')}
      </Text>
    </fieldset>
  );
}

/** The user's settings in this browser. Every change is applied and stored at once. */
export function SettingsForm() {
  const { t } = useTranslation();
  const settings = useSettings();
  return (
    <div className={styles.form}>
      <Grid gap={4} columns={1}>
        <AppearanceSettings />
      </Grid>
      <fieldset className={styles.group}>
        <Text as="legend" strong>
          {t('settings.look.frame')}
        </Text>
        {switches.map((key) => (
          <SwitchRow
            key={key}
            label={t(`settings.look.${key}`)}
            on={settings[key]}
            onChange={(on) => changeSettings({ [key]: on })}
          />
        ))}
      </fieldset>
      <Grid gap={4} columns={1}>
        <PrivacySetting />
        <IdleLockSettings />
      </Grid>
    </div>
  );
}
