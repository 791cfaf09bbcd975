import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { themeTonesKey } from '@/config/limits';
import { shades } from '@/lib/colour';
import { changeSettings } from '@/stores/settings';

const shown = () =>
  Array.from({ length: 9 }, (_, at) =>
    document.documentElement.style.getPropertyValue(`--theme-${at + 1}`),
  );

test('the theme sets nine lighter shades of its colour and stores them for the next start', async () => {
  await import('@/app/theme/applied-theme');
  await vi.waitFor(() => expect(shown()).toEqual(shades('#1890ff')));
  changeSettings({ themeColour: '#722ed1' });
  await vi.waitFor(() => expect(shown()).toEqual(shades('#722ed1')));
  expect(localStorage.getItem(themeTonesKey)).toContain(`--theme-9:${shades('#722ed1')[8]}`);
});

test('the style sheet uses the shades of the default colour until the settings are loaded', () => {
  const css = readFileSync('src/theme.css', 'utf8');
  for (const [at, shade] of shades('#1890ff').entries()) {
    expect(css).toContain(`--primary-${at + 1}: var(--theme-${at + 1}, ${shade});`);
  }
});
