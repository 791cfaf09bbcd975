import { beforeEach, expect, test } from 'vitest';
import { settingsKey } from '@/config/limits';
import { changeSettings, defaultSettings, reloadSettings, useSettings } from '@/stores/settings';

const now = () => {
  const { open: _, ...settings } = useSettings.getState();
  return settings;
};
const store = (value: unknown) => {
  localStorage.setItem(settingsKey, typeof value === 'string' ? value : JSON.stringify(value));
  reloadSettings();
};

beforeEach(() => {
  localStorage.clear();
  reloadSettings();
});

test('on the first visit everything is on, in the first theme colour, and nothing locks itself', () => {
  expect(now()).toEqual({
    themeColour: '#1890ff',
    scheme: 'system',
    tabBar: true,
    fixedHeader: true,
    sidebarLogo: true,
    pinyinSearch: true,
    watermark: true,
    idleLockMinutes: 0,
  });
});

test('stores what was changed and nothing else, so that new defaults apply to the rest', () => {
  changeSettings({ watermark: false });
  changeSettings({ themeColour: '#722ed1' });
  const chosen = { watermark: false, themeColour: '#722ed1' };
  expect(now()).toEqual({ ...defaultSettings, ...chosen });
  expect(JSON.parse(localStorage.getItem(settingsKey) ?? '')).toEqual(chosen);
});

test.each(['{', 'null', '[]', '"x"', '{"tabBar":"no","scheme":"pink","themeColour":"red;"}'])(
  'what makes no sense counts as never set: %s',
  (text) => {
    store(text);
    expect(now()).toEqual(defaultSettings);
  },
);

test('one field that makes no sense does not take the others with it', () => {
  store({ idleLockMinutes: 7, tabBar: false, unknown: 1, __proto__: { watermark: false } });
  expect(now()).toEqual({ ...defaultSettings, tabBar: false });
});
