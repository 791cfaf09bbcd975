import type { ThemeConfig } from 'antd';
import { create } from 'zustand';
import { schemeKey, themeTonesKey } from '@/config/limits';
import { shades, themeTones } from '@/lib/colour';
import { local } from '@/lib/storage';
import { useSettings, type Scheme } from '@/stores/settings';

type Algorithm = NonNullable<ThemeConfig['algorithm']>;

/** What the page shows now; antd follows it. */
export const usePainted = create<{ dark: boolean; colour: string }>(() => ({
  dark: false,
  colour: '',
}));

const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');
const isDark = (scheme: Scheme) =>
  scheme === 'dark' || (scheme === 'system' && systemIsDark.matches);

let loaded: Algorithm | undefined;
/** antd's dark side, once it has been fetched. */
export const darkAlgorithm = () => loaded;

async function loadDark() {
  // Without it antd's own controls stay light, which is no reason to stop.
  const dark = await import('./dark-algorithm').catch(() => undefined);
  loaded = dark?.darkAlgorithm;
}

/** The variables that `theme.css` builds on. */
function themeVariables(colour: string): [name: string, value: string][] {
  const { solid, solidHover, text, textDark } = themeTones(colour);
  return [
    ['--theme', colour],
    ...shades(colour).map((shade, at): [string, string] => [`--theme-${at + 1}`, shade]),
    ['--theme-solid', solid],
    ['--theme-solid-hover', solidHover],
    ['--theme-text', text],
    ['--theme-text-dark', textDark],
  ];
}

/** Shows the settings, and leaves them as the next start shows them before this code is there. */
function apply() {
  const { scheme, themeColour: colour } = useSettings.getState();
  const { dataset, style } = document.documentElement;
  const variables = themeVariables(colour);
  const dark = isDark(scheme);
  dataset.scheme = dark ? 'dark' : 'light';
  for (const [name, value] of variables) style.setProperty(name, value);
  if (scheme === 'system') local.remove(schemeKey);
  else local.write(schemeKey, scheme);
  local.write(themeTonesKey, variables.map((pair) => pair.join(':')).join(';'));
  usePainted.setState({ dark, colour });
}

async function paint() {
  // All of the page turns dark in one frame.
  if (isDark(useSettings.getState().scheme) && !loaded) await loadDark();
  apply();
}

useSettings.subscribe((now, before) => {
  if (now.scheme !== before.scheme || now.themeColour !== before.themeColour) void paint();
});
systemIsDark.addEventListener('change', () => void paint());

/** Settles when the page shows the settings as stored. */
export const themeApplied = paint();
