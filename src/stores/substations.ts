import { create } from 'zustand';
import type { SubstationOption } from '@/api/substation/substation-option';
import type { Id } from '@/api/types';
import { allSubstationsId, storageKeys } from '@/config/limits';
import { t } from '@/i18n';
import { isId, isRecord, isString } from '@/lib/guards';
import { local, parseStored } from '@/lib/storage';

/** The chosen sub-station. Id 0 stands for all of them; its name is in the locale files. */
export interface ChosenSubstation {
  id: Id;
  substationName: string;
}
export const allSubstations: ChosenSubstation = { id: allSubstationsId, substationName: '' };

const isChosen = (value: unknown): value is ChosenSubstation =>
  isRecord(value) && isString(value.substationName) && isId(value.id);

/** Reads a stored choice; null when it is invalid. */
export const parseSubstation = (text: string | null) => parseStored(text, isChosen);

/** The last choice of each user of this browser, by `hashUser`; `owner` is the user whose choice applies. */
interface ByUser {
  owner: string;
  choices: Record<string, ChosenSubstation>;
}
const isByUser = (value: unknown): value is ByUser =>
  isRecord(value) && 'owner' in value && Object(value.choices) === value.choices;
const storedByUser = (): ByUser =>
  parseStored(local.read(storageKeys.substationsByUser), isByUser) ?? { owner: '', choices: {} };

interface Substations {
  managed: SubstationOption[];
  chosen: ChosenSubstation;
  /** The choice of the previous user, until the managed sub-stations of this user are loaded. */
  former: ChosenSubstation | null;
  /** The previous choice, which this user does not manage. */
  lost: ChosenSubstation | null;
  /** The user has chosen another one, and the page is about to reload. */
  switching: boolean;
}
export const useSubstations = create<Substations>(() => ({
  managed: [],
  chosen: parseSubstation(local.read(storageKeys.substation)) ?? allSubstations,
  former: null,
  lost: null,
  switching: false,
}));

export const isAllSubstations = (id: Id) => String(id) === String(allSubstationsId);

/** The name of a sub-station in the language of the user. */
export const substationTitle = ({ id, substationName }: ChosenSubstation): string =>
  isAllSubstations(id) ? t('common.allSubstations') : substationName;

/** Stores the choice with its name, which other programs read. The caller drops the data of the previous sub-station. */
export function chooseSubstation(substation: ChosenSubstation) {
  const { id, substationName } = substation;
  const stored = { id, substationName: substationTitle(substation) };
  local.write(storageKeys.substation, JSON.stringify(stored));
  useSubstations.setState({ chosen: { id, substationName } });
  const { owner, choices } = storedByUser();
  if (owner) writeChoices({ owner, choices: { ...choices, [owner]: { id, substationName } } });
}

const writeChoices = (byUser: ByUser) =>
  local.write(storageKeys.substationsByUser, JSON.stringify(byUser));

/**
 * Applies the last choice of a user (`hashUser`), which outlasts the session. The choice of the previous user does not
 * apply, so that nobody works in a sub-station that somebody else has chosen.
 */
export function applyUserSubstation(user: string) {
  const { owner, choices } = storedByUser();
  if (owner === user) return;
  writeChoices({ owner: user, choices });
  const { chosen, former } = useSubstations.getState();
  const storedId = isChosen(choices[user]) && choices[user];
  // Without an owner the current choice cannot be that of another user.
  const isForeign = owner && !storedId;
  useSubstations.setState({
    former: isForeign ? (isAllSubstations(chosen.id) ? former : chosen) : null,
  });
  const own = storedId || (isForeign ? allSubstations : chosen);
  if (String(own.id) !== String(chosen.id)) chooseSubstation(own);
}

/** Call at the end of the session. The choice stays for the next session of the same user. */
export const clearManagedSubstations = () => useSubstations.setState({ managed: [] });
