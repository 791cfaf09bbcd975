import { schemeKey, themeTonesKey } from '@/config/limits';
import type { Scheme } from '@/config/settings';
import { shades, themeTones } from '@/lib/colour';
import { local } from '@/lib/storage';
import { useSettings } from '@/stores/settings';
import { useShownTheme } from '@/ui/antd/shown-theme';

const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');
const isDarkScheme = (scheme: Scheme) =>
  scheme === 'dark' || (scheme === 'system' && systemIsDark.matches);

/** The CSS variables on which `theme.css` is based. */
function themeVariables(colour: string): [name: string, value: string][] {
  const { solid, solidHover, solidDark, solidDarkHover, textDark } = themeTones(colour);
  return [
    ['--theme', colour],
    ...shades(colour).map((shade, index): [string, string] => [`--theme-${index + 1}`, shade]),
    ['--theme-solid', solid],
    ['--theme-solid-hover', solidHover],
    ['--theme-solid-dark', solidDark],
    ['--theme-solid-dark-hover', solidDarkHover],
    ['--theme-text-dark', textDark],
  ];
}

/** Applies the theme and stores it for `main.tsx`, which applies it on the next start before this code has loaded. */
function applyTheme() {
  const { scheme, themeColour: colour } = useSettings.getState();
  const { dataset, style } = document.documentElement;
  const variables = themeVariables(colour);
  const dark = isDarkScheme(scheme);
  dataset.scheme = dark ? 'dark' : 'light';
  for (const [name, value] of variables) style.setProperty(name, value);
  if (scheme === 'system') local.remove(schemeKey);
  else local.write(schemeKey, scheme);
  local.write(themeTonesKey, variables.map((pair) => pair.join(':')).join(';'));
  useShownTheme.setState({ dark, colour });
}

useSettings.subscribe((now, before) => {
  if (now.scheme !== before.scheme || now.themeColour !== before.themeColour) applyTheme();
});
systemIsDark.addEventListener('change', () => applyTheme());

applyTheme();
