import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { themeTonesKey } from '@/config/limits';
import { shades } from '@/lib/colour';
import { changeSettings } from '@/stores/settings';

const currentShades = () =>
  Array.from({ length: 9 }, (_, index) =>
    document.documentElement.style.getPropertyValue(`--theme-${index + 1}`),
  );

test('the theme sets nine lighter shades of its colour and stores them for the next start', async () => {
  await import('@/app/theme/applied-theme');
  await vi.waitFor(() => expect(currentShades()).toEqual(shades('#1890ff')));
  changeSettings({ themeColour: '#722ed1' });
  await vi.waitFor(() => expect(currentShades()).toEqual(shades('#722ed1')));
  expect(localStorage.getItem(themeTonesKey)).toContain(`--theme-9:${shades('#722ed1')[8]}`);
});

test('the style sheet uses the shades of the default colour until the settings are loaded', () => {
  const css = readFileSync('src/theme.css', 'utf8');
  for (const [index, shade] of shades('#1890ff').entries()) {
    expect(css).toContain(`--primary-${index + 1}: var(--theme-${index + 1}, ${shade});`);
  }
});
