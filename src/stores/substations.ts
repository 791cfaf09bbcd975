import { create } from 'zustand';
import type { SubstationOption } from '@/api/substation/substation';
import type { Id } from '@/api/types';
import { allSubstationsId, storageKeys } from '@/config/limits';
import { t } from '@/i18n';
import { local, parseStored } from '@/lib/storage';

/** The chosen sub-station; id 0 stands for all of them and has its name in the locale files. */
export interface ChosenSubstation {
  id: Id;
  substationName: string;
}
export const allSubstations: ChosenSubstation = { id: allSubstationsId, substationName: '' };

const isChosen = (value: unknown): value is ChosenSubstation =>
  typeof value === 'object' &&
  value !== null &&
  'substationName' in value &&
  typeof value.substationName === 'string' &&
  'id' in value &&
  (typeof value.id === 'number' || typeof value.id === 'string');

interface Substations {
  managed: SubstationOption[];
  chosen: ChosenSubstation;
  /** Another one was chosen, and the window is about to reload. */
  switching: boolean;
}
export const useSubstations = create<Substations>(() => ({
  managed: [],
  chosen: parseStored(local.read(storageKeys.substation), isChosen) ?? allSubstations,
  switching: false,
}));

export const isAllSubstations = (id: Id) => String(id) === String(allSubstationsId);

/** Stores the choice, with a name for whoever reads it there; what was loaded under the earlier one is the caller's to drop. */
export function chooseSubstation({ id, substationName }: ChosenSubstation) {
  const name = isAllSubstations(id) ? t('common.allSubstations') : substationName;
  local.write(storageKeys.substation, JSON.stringify({ id, substationName: name }));
  useSubstations.setState({ chosen: { id, substationName } });
}

export function forgetSubstations() {
  local.remove(storageKeys.substation);
  useSubstations.setState({ managed: [], chosen: allSubstations });
}
