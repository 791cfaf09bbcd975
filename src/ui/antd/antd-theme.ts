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
  // antd uses it for texts too, not only for arrows.
  colorTextQuaternary: '--text-3',
  // The value of a disabled field must stay readable.
  colorTextDisabled: '--text-3',
  // antd uses these two for the ring around a focused control.
  controlOutline: '--primary-solid',
  colorPrimaryBorder: '--primary-solid',
  colorErrorOutline: '--error',
  colorBorder: '--border',
  colorBorderSecondary: '--split',
  colorSplit: '--split',
  // In the dark theme the shadow contains an edge line, because dialogs and dropdowns have no border.
  boxShadow: '--shadow',
  boxShadowSecondary: '--shadow',
  boxShadowDrawerRight: '--shadow',
  colorBgContainer: '--bg',
  colorBgElevated: '--bg',
  colorBgLayout: '--bg-layout',
} as const;

/** White text on the error colour of the dark theme would be too pale. */
const button = { colorError: '--error-solid', colorErrorHover: '--error-solid' };
/** Our own buttons have no shadow, and antd would draw its shadows in the colour of the focus ring. */
const noShadow = { defaultShadow: 'none', primaryShadow: 'none', dangerShadow: 'none' };

/** The current values of CSS variables. An undefined variable keeps antd's default. */
function valuesOf(variables: Record<string, string>): Record<string, string> {
  const style = getComputedStyle(document.documentElement);
  const pairs = Object.entries(variables).map(([token, variable]) => [
    token,
    style.getPropertyValue(variable).trim(),
  ]);
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}

/** The antd theme that matches `theme.css`. It is computed again when the scheme or colour changes. */
export const antdTheme = (algorithm: ThemeConfig['algorithm'], motion: boolean): ThemeConfig => ({
  cssVar: { key: 'app' },
  hashed: false,
  algorithm,
  token: {
    ...valuesOf(tokens),
    borderRadius: 4,
    // 1 px plus the border make a ring of 2 px, like the one around native controls in `theme.css`.
    controlOutlineWidth: 1,
    lineWidthFocus: 2,
    fontFamily: 'var(--font)',
    // `theme.css` disables animations for users who want none; antd must not wait for their end.
    motion,
    motionDurationMid: '0.1s',
    motionDurationSlow: '0.15s',
  },
  components: { Button: { ...valuesOf(button), ...noShadow } },
});
