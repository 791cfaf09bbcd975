import { theme, type ThemeConfig } from 'antd';

type Algorithm = NonNullable<ThemeConfig['algorithm']>;
type Derive = Exclude<Algorithm, readonly unknown[]>;

/**
 * The dark algorithm of antd darkens the colours that it is given. Those of `theme.css` are meant for dark surfaces
 * already, and native controls use them as they are.
 */
const keepColours: Derive = (seed, map = theme.darkAlgorithm(seed)) => ({
  ...map,
  colorPrimary: seed.colorPrimary,
  colorInfo: seed.colorInfo,
  colorLink: seed.colorLink,
  colorError: seed.colorError,
  colorSuccess: seed.colorSuccess,
  colorWarning: seed.colorWarning,
});

export const darkAlgorithm: Algorithm = [theme.darkAlgorithm, keepColours];
