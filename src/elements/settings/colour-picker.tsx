import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined';
import { useId } from 'react';
import { themeColour } from '@/config/limits';
import { useTranslation } from '@/i18n';
import { changeSettings, useSettings } from '@/stores/settings';
import { Icon } from '@/ui/icon';
import { Grid, Row, Text } from '@/ui/layout/layout';
import styles from './settings.module.css';

/** Preset theme colours. The first is the colour of the old console, the second the default. */
const themePresets = [
  ['sky', '#409eff'],
  ['blue', themeColour],
  ['indigo', '#2f54eb'],
  ['purple', '#722ed1'],
  ['magenta', '#eb2f96'],
  ['red', '#cf1322'],
  ['orange', '#fa541c'],
  ['gold', '#d48806'],
  ['green', '#389e0d'],
  ['cyan', '#13a8a8'],
] as const;

const setColour = (themeColour: string) => changeSettings({ themeColour });

/** Chooses the theme colour: one of the presets or any other. */
export function ColourPicker() {
  const { t } = useTranslation();
  const name = useId();
  const chosen = useSettings((state) => state.themeColour);
  const isOwn = themePresets.every(([, colour]) => colour !== chosen);
  return (
    <fieldset className={styles.group}>
      <Text as="legend" strong>
        {t('settings.look.themeColour')}
      </Text>
      <Row gap={2} wrap className={styles.swatches}>
        {themePresets.map(([key, colour]) => {
          const title = t(`settings.look.colours.${key}`);
          return (
            <Grid
              key={key}
              as="label"
              align="center"
              justify="center"
              title={`${title} ${colour}`}
              style={{ background: colour }}
            >
              <input
                type="radio"
                name={name}
                aria-label={title}
                checked={colour === chosen}
                onChange={() => setColour(colour)}
              />
              {colour === chosen && <Icon icon={CheckOutlined} />}
            </Grid>
          );
        })}
        <Grid as="label" align="center" justify="center" className={styles.own} data-chosen={isOwn}>
          <input type="color" value={chosen} onChange={(event) => setColour(event.target.value)} />
          {t('settings.look.ownColour')}
        </Grid>
      </Row>
    </fieldset>
  );
}
