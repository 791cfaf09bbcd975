import { create } from 'zustand';
import { idleLockChoices, settingsKey, storageKeys, themeColour } from '@/config/limits';
import { isRecord } from '@/lib/guards';
import { local, parseStored } from '@/lib/storage';

export const schemes = ['light', 'dark', 'system'] as const;
export type Scheme = (typeof schemes)[number];
/** Minutes of inactivity after which the screen locks itself; 0: never. */
export type IdleLockMinutes = (typeof idleLockChoices)[number];

/** The settings of this browser. They are in local storage, and all tabs apply them. */
interface Settings {
  /** `#rrggbb` in lower case. */
  themeColour: string;
  scheme: Scheme;
  tabBar: boolean;
  fixedHeader: boolean;
  sidebarLogo: boolean;
  pinyinSearch: boolean;
  watermark: boolean;
  idleLockMinutes: IdleLockMinutes;
}

export const defaultSettings: Settings = {
  themeColour,
  scheme: 'system',
  tabBar: true,
  fixedHeader: true,
  sidebarLogo: true,
  pinyinSearch: true,
  watermark: true,
  idleLockMinutes: 0,
};

const isBoolean = (value: unknown) => typeof value === 'boolean';
const isOneOf = (list: readonly unknown[]) => (value: unknown) => list.includes(value);
const guards: Record<keyof Settings, (value: unknown) => boolean> = {
  themeColour: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value),
  scheme: isOneOf(schemes),
  tabBar: isBoolean,
  fixedHeader: isBoolean,
  sidebarLogo: isBoolean,
  pinyinSearch: isBoolean,
  watermark: isBoolean,
  idleLockMinutes: isOneOf(idleLockChoices),
};

/** The stored settings; each invalid field has its default. */
function stored(): Settings {
  const found = parseStored(local.read(settingsKey), isRecord) ?? {};
  const valid = Object.entries(guards).filter(([key, guard]) => guard(found[key]));
  return Object.assign({ ...defaultSettings }, ...valid.map(([key]) => ({ [key]: found[key] })));
}

export const useSettings = create<Settings & { open: boolean }>(() => ({
  ...stored(),
  open: false,
}));

export function changeSettings(part: Partial<Settings>) {
  useSettings.setState(part);
  const { open: _, ...settings } = useSettings.getState();
  local.write(settingsKey, JSON.stringify(settings));
}

/** Applies the settings that another tab has stored. */
export const reloadSettings = () => useSettings.setState(stored());

/** Opens the settings drawer. */
export const openSettings = () => useSettings.setState({ open: true });
export const closeSettings = () => useSettings.setState({ open: false });

/** The row heights of all tables. */
export const densities = ['compact', 'normal', 'roomy'] as const;
export type Density = (typeof densities)[number];

const storedDensity = () =>
  densities.find((one) => one === local.read(storageKeys.density)) ?? 'normal';

const useDensityStore = create<{ density: Density }>(() => ({ density: storedDensity() }));
export const useDensity = () => useDensityStore(({ density }) => density);

export function setDensity(density: Density) {
  local.write(storageKeys.density, density);
  useDensityStore.setState({ density });
}
