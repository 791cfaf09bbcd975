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

/** What each user of this browser has chosen last, and whose choice is the one in force; by `hashUser`. */
interface ByUser {
  owner: string;
  choices: Record<string, ChosenSubstation>;
}
const isByUser = (value: unknown): value is ByUser =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  'choices' in value &&
  Object(value.choices) === value.choices;
const storedByUser = (): ByUser =>
  parseStored(local.read(storageKeys.substationsByUser), isByUser) ?? { owner: '', choices: {} };

interface Substations {
  managed: SubstationOption[];
  chosen: ChosenSubstation;
  /** The choice of the user before, until it is known whether this one could have kept it. */
  former: ChosenSubstation | null;
  /** What was chosen before and is not managed by this user, so that it could not stay. */
  lost: ChosenSubstation | null;
  /** Another one was chosen, and the window is about to reload. */
  switching: boolean;
}
export const useSubstations = create<Substations>(() => ({
  managed: [],
  chosen: parseStored(local.read(storageKeys.substation), isChosen) ?? allSubstations,
  former: null,
  lost: null,
  switching: false,
}));

export const isAllSubstations = (id: Id) => String(id) === String(allSubstationsId);

/** Stores the choice, with a name for whoever reads it there; what was loaded under the earlier one is the caller's to drop. */
export function chooseSubstation({ id, substationName }: ChosenSubstation) {
  const name = isAllSubstations(id) ? t('common.allSubstations') : substationName;
  local.write(storageKeys.substation, JSON.stringify({ id, substationName: name }));
  useSubstations.setState({ chosen: { id, substationName } });
  const { owner, choices } = storedByUser();
  if (owner) keepChoices({ owner, choices: { ...choices, [owner]: { id, substationName } } });
}

const keepChoices = (byUser: ByUser) =>
  local.write(storageKeys.substationsByUser, JSON.stringify(byUser));

/**
 * Puts the choice of a user (`hashUser`) in force. It outlasts the session; the one of the user before is not theirs,
 * so that nobody works in a scope that somebody else has chosen.
 */
export function takeOwnChoice(user: string) {
  const { owner, choices } = storedByUser();
  if (owner === user) return;
  keepChoices({ owner: user, choices });
  const { chosen, former } = useSubstations.getState();
  const kept = isChosen(choices[user]) && choices[user];
  // Without an owner nobody else can have made the choice in force.
  const isForeign = owner && !kept;
  useSubstations.setState({
    former: isForeign ? (isAllSubstations(chosen.id) ? former : chosen) : null,
  });
  const own = kept || (isForeign ? allSubstations : chosen);
  if (String(own.id) !== String(chosen.id)) chooseSubstation(own);
}

/** For the end of the session. The choice stays, for the same user. */
export const forgetManaged = () => useSubstations.setState({ managed: [] });
