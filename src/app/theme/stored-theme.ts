import { schemeKey, themeTonesKey } from '@/config/limits';
import { local } from '@/lib/storage';

/** Applies the stored theme before the first paint. */
export function applyStoredTheme() {
  const { dataset, style } = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  dataset.scheme = local.read(schemeKey) ?? system;
  style.cssText = local.read(themeTonesKey) ?? '';
}
