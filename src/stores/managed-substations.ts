import { substationApi } from '@/api/substation/substation';
import {
  allSubstations,
  chooseSubstation,
  isAllSubstations,
  useSubstations,
  type ChosenSubstation,
} from './substations';

/** Loads what the user manages; a choice that is not among it falls back to all, and is left in the store as lost. */
export async function loadManagedSubstations(): Promise<void> {
  const answer = await substationApi.managed(undefined, { quiet: true });
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
