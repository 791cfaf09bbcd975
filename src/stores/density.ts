import { create } from 'zustand';
import { storageKeys } from '@/config/limits';
import { local } from '@/lib/storage';

/** The row heights of all tables. */
export const densities = ['compact', 'normal', 'roomy'] as const;
export type Density = (typeof densities)[number];

const stored = () => densities.find((one) => one === local.read(storageKeys.density)) ?? 'normal';

const useStore = create<{ density: Density }>(() => ({ density: stored() }));
export const useDensity = () => useStore(({ density }) => density);

export function setDensity(density: Density) {
  local.write(storageKeys.density, density);
  useStore.setState({ density });
}
