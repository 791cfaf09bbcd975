import type { ThemeConfig } from 'antd';

/** antd's names for the variables of `theme.css`, which has the values. */
const tokens = {
  colorPrimary: '--primary-solid',
  colorPrimaryHover: '--primary-solid-hover',
  colorPrimaryActive: '--primary-solid-hover',
  colorInfo: '--primary-solid',
  colorLink: '--primary-text',
  colorLinkHover: '--primary-text',
  colorError: '--error',
  colorErrorText: '--error',
  colorSuccess: '--success',
  colorWarning: '--warning',
  colorText: '--text',
  colorTextSecondary: '--text-2',
  colorTextTertiary: '--text-3',
  colorTextPlaceholder: '--text-3',
  colorTextDescription: '--text-3',
  // Counts stand in it, not only arrows.
  colorTextQuaternary: '--text-3',
  // What a closed field holds is still to be read.
  colorTextDisabled: '--text-3',
  colorBorder: '--border',
  colorBorderSecondary: '--split',
  colorSplit: '--split',
  colorBgContainer: '--bg',
  colorBgElevated: '--bg',
  colorBgLayout: '--bg-layout',
} as const;

/** White text on the error colour of the dark theme would be too pale. */
const button = { colorError: '--error-solid', colorErrorHover: '--error-solid' };

/** The values of variables as the page shows them now; one that is not known keeps antd's own. */
function valuesOf(variables: Record<string, string>): Record<string, string> {
  const style = getComputedStyle(document.documentElement);
  const pairs = Object.entries(variables).map(([token, variable]) => [
    token,
    style.getPropertyValue(variable).trim(),
  ]);
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}

/** antd's side of `theme.css`; made anew when scheme or colour change. */
export const antdTheme = (algorithm: ThemeConfig['algorithm'], motion: boolean): ThemeConfig => ({
  cssVar: { key: 'app' },
  hashed: false,
  algorithm,
  token: {
    ...valuesOf(tokens),
    borderRadius: 4,
    fontFamily: 'var(--font)',
    // `theme.css` stops every movement for who wants none; antd must not wait for the end of one then.
    motion,
    motionDurationMid: '0.1s',
    motionDurationSlow: '0.15s',
  },
  components: { Button: valuesOf(button) },
});
