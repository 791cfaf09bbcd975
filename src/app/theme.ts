import type { ThemeConfig } from 'antd';
import { themeColour } from '@/config/limits';

/** Under white words the theme colour is too pale to read; the values are those of `theme.css`. */
const solid = '#0b6fd6';
const solidHover = '#0a5fb8';
const words = '#0958d9';
const quiet = 'rgb(0 0 0 / 58%)';

/** antd's side of `theme.css`. */
export const theme: ThemeConfig = {
  cssVar: { key: 'app' },
  hashed: false,
  token: {
    colorPrimary: themeColour,
    colorLink: words,
    colorTextPlaceholder: quiet,
    colorTextDescription: quiet,
    colorErrorText: '#cf1322',
    colorError: '#cf1322',
    borderRadius: 4,
    fontFamily: 'var(--font)',
    motionDurationMid: '0.1s',
    motionDurationSlow: '0.15s',
  },
  components: {
    Button: { colorPrimary: solid, colorPrimaryHover: solidHover },
    Menu: { darkItemSelectedBg: solid },
  },
};
