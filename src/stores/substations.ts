import { create } from 'zustand';
import { substationApi, type SubstationOption } from '@/api/substation/substation';
import type { Id } from '@/api/types';
import { allSubstationsId, storageKeys } from '@/config/limits';
import { local, parseStored } from '@/lib/storage';

/** The chosen sub-station; id 0 stands for all of them and has its name in the locale files. */
export interface ChosenSubstation {
  id: Id;
  substationName: string;
}
const all: ChosenSubstation = { id: allSubstationsId, substationName: '' };

const isChosen = (value: unknown): value is ChosenSubstation =>
  typeof value === 'object' &&
  value !== null &&
  'substationName' in value &&
  'id' in value &&
  (typeof value.id === 'number' || typeof value.id === 'string');

interface Substations {
  managed: SubstationOption[];
  chosen: ChosenSubstation;
}
export const useSubstations = create<Substations>(() => ({
  managed: [],
  chosen: parseStored(local.read(storageKeys.substation), isChosen) ?? all,
}));

export const isAllSubstations = (id: Id) => String(id) === String(allSubstationsId);

function store(chosen: ChosenSubstation) {
  local.write(storageKeys.substation, JSON.stringify(chosen));
  useSubstations.setState({ chosen });
}

/** Loads what the user manages; a stored choice that is not among it falls back to all. */
export async function loadManagedSubstations(): Promise<void> {
  const managed = await substationApi.managed(undefined, { quiet: true });
  useSubstations.setState({ managed });
  const { chosen } = useSubstations.getState();
  const known = managed.some((substation) => String(substation.id) === String(chosen.id));
  if (!known && !isAllSubstations(chosen.id)) store(all);
}

export function forgetSubstations() {
  local.remove(storageKeys.substation);
  useSubstations.setState({ managed: [], chosen: all });
}
