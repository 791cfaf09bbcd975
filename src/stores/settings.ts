import { create } from 'zustand';
import { env } from '@/config/env';
import { settingsKey, storageKeys } from '@/config/limits';
import { builtInSettings, settingGuards, type Settings } from '@/config/settings';
import { isRecord } from '@/lib/guards';
import { local, parseStored } from '@/lib/storage';

/** The values where the user has not chosen others. */
export const defaultSettings: Settings = {
  ...builtInSettings,
  privacy: env.privacy,
  ...env.settings,
};

/** What the user has chosen; invalid fields are left out. */
function chosenSettings(): Partial<Settings> {
  const found = parseStored(local.read(settingsKey), isRecord) ?? {};
  const valid = Object.entries(settingGuards).filter(([key, guard]) => guard(found[key]));
  return Object.fromEntries(valid.map(([key]) => [key, found[key]]));
}
const currentSettings = (): Settings => ({ ...defaultSettings, ...chosenSettings() });

export const useSettings = create<Settings & { open: boolean }>(() => ({
  ...currentSettings(),
  open: false,
}));

export function changeSettings(part: Partial<Settings>) {
  useSettings.setState(part);
  // Only what was chosen: a default that the host changes later applies to the rest.
  local.write(settingsKey, JSON.stringify({ ...chosenSettings(), ...part }));
}

/** Applies the settings that another tab has stored. */
export const reloadSettings = () => useSettings.setState(currentSettings());

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
