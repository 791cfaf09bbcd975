import { beforeEach, expect, test } from 'vitest';
import { settingsKey } from '@/config/limits';
import {
  changeSettings,
  closeSettings,
  defaultSettings,
  openSettings,
  reloadSettings,
  useSettings,
} from '@/stores/settings';

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

test('the settings have everything on, the default colour and no automatic lock on the first visit', () => {
  expect(now()).toEqual({
    themeColour: '#1890ff',
    scheme: 'system',
    tabBar: true,
    fixedHeader: true,
    sidebarLogo: true,
    pinyinSearch: true,
    watermark: true,
    privacy: false,
    idleLockMinutes: 0,
  });
});

test('the settings keep stored values and use defaults for the rest', () => {
  changeSettings({ watermark: false });
  changeSettings({ themeColour: '#722ed1' });
  const chosen = { watermark: false, themeColour: '#722ed1' };
  expect(now()).toEqual({ ...defaultSettings, ...chosen });
  expect(JSON.parse(localStorage.getItem(settingsKey) ?? '')).toEqual(chosen);
});

test.each(['{', 'null', '[]', '"x"', '{"tabBar":"no","scheme":"pink","themeColour":"red;"}'])(
  'the settings ignore an invalid value: %s',
  (text) => {
    store(text);
    expect(now()).toEqual(defaultSettings);
  },
);

test('the settings keep the valid fields next to an invalid one', () => {
  store({ idleLockMinutes: 7, tabBar: false, unknown: 1, __proto__: { watermark: false } });
  expect(now()).toEqual({ ...defaultSettings, tabBar: false });
});

test('the drawer of the settings opens and closes, also when the settings of another tab arrive', () => {
  openSettings();
  expect(useSettings.getState().open).toBe(true);
  store({ watermark: false });
  expect(useSettings.getState()).toMatchObject({ open: true, watermark: false });
  closeSettings();
  expect(useSettings.getState().open).toBe(false);
});
