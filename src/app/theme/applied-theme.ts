import type { ThemeConfig } from 'antd';
import { create } from 'zustand';
import { schemeKey, themeTonesKey } from '@/config/limits';
import type { Scheme } from '@/config/settings';
import { shades, themeTones } from '@/lib/colour';
import { local } from '@/lib/storage';
import { useSettings } from '@/stores/settings';
import { useHasPaperStyles } from '@/ui/use-media';

type Algorithm = NonNullable<ThemeConfig['algorithm']>;

/** The theme that the page shows now. antd has to render with the same one. */
export const useAppliedTheme = create<{ dark: boolean; colour: string }>(() => ({
  dark: false,
  colour: '',
}));

/** Returns whether antd draws dark controls. Paper is white, like in `theme.css`. */
export function useIsDark(): boolean {
  const isDark = useAppliedTheme(({ dark }) => dark);
  return !useHasPaperStyles() && isDark;
}

const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');
const isDarkScheme = (scheme: Scheme) =>
  scheme === 'dark' || (scheme === 'system' && systemIsDark.matches);

let loaded: Algorithm | undefined;
/** antd's dark algorithm; undefined until it is loaded. */
export const darkAlgorithm = () => loaded;

async function loadDarkAlgorithm() {
  // When it fails to load, only antd's controls stay light.
  const dark = await import('./dark-algorithm').catch(() => undefined);
  loaded = dark?.darkAlgorithm;
}

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
function setTheme() {
  const { scheme, themeColour: colour } = useSettings.getState();
  const { dataset, style } = document.documentElement;
  const variables = themeVariables(colour);
  const dark = isDarkScheme(scheme);
  dataset.scheme = dark ? 'dark' : 'light';
  for (const [name, value] of variables) style.setProperty(name, value);
  if (scheme === 'system') local.remove(schemeKey);
  else local.write(schemeKey, scheme);
  local.write(themeTonesKey, variables.map((pair) => pair.join(':')).join(';'));
  useAppliedTheme.setState({ dark, colour });
}

async function applyTheme() {
  // Loaded first, so that the whole page turns dark in one frame.
  if (isDarkScheme(useSettings.getState().scheme) && !loaded) await loadDarkAlgorithm();
  setTheme();
}

useSettings.subscribe((now, before) => {
  if (now.scheme !== before.scheme || now.themeColour !== before.themeColour) void applyTheme();
});
systemIsDark.addEventListener('change', () => void applyTheme());

/** Resolves when the stored theme is applied. */
export const themeApplied = applyTheme();
