import { ApiError } from '@/api/errors';
import { substationApi, type SubstationOption } from '@/api/substation/substation';
import { t } from '@/i18n';
import {
  allSubstations,
  chooseSubstation,
  isAllSubstations,
  useSubstations,
  type ChosenSubstation,
} from './substations';

/** Nobody can read what came: asking again may help, another sign-in would not. */
export class UnreadableSubstations extends ApiError {
  constructor() {
    super({ kind: 'shape', message: t('errors.managedSubstations') });
  }
}

const hasId = (substation: unknown) =>
  typeof substation === 'object' &&
  substation !== null &&
  'id' in substation &&
  ['string', 'number'].includes(typeof substation.id);

/** What the user manages, with the entry for all that some servers have. */
export async function askManaged(): Promise<SubstationOption[]> {
  try {
    const answer = await substationApi.managed(undefined, { quiet: true });
    if (answer.every(hasId)) return answer;
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'shape') throw error;
  }
  throw new UnreadableSubstations();
}

/** Stores what the user manages; a choice that is not among it falls back to all, and is left in the store as lost. */
export function takeManaged(answer: SubstationOption[]) {
  const managed = answer.filter(({ id }) => !isAllSubstations(id));
  const found = (one: ChosenSubstation) =>
    isAllSubstations(one.id)
      ? allSubstations
      : managed.find(({ id }) => String(id) === String(one.id));
  const { chosen, former } = useSubstations.getState();
  const lost = [chosen, former].find((one) => one && !found(one)) ?? null;
  useSubstations.setState({ managed, former: null, lost });
  if (isAllSubstations(chosen.id)) return;
  const known = found(chosen);
  if (known?.substationName !== chosen.substationName) chooseSubstation(known ?? allSubstations);
}
