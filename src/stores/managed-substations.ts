import { substationApi } from '@/api/substation/substation';
import { allSubstations, chooseSubstation, isAllSubstations, useSubstations } from './substations';

/** Loads what the user manages; a stored choice that is not among it falls back to all. */
export async function loadManagedSubstations(): Promise<void> {
  const answer = await substationApi.managed(undefined, { quiet: true });
  const managed = answer.filter(({ id }) => !isAllSubstations(id));
  useSubstations.setState({ managed });
  const { chosen } = useSubstations.getState();
  if (isAllSubstations(chosen.id)) return;
  const known = managed.find(({ id }) => String(id) === String(chosen.id));
  if (known?.substationName !== chosen.substationName) chooseSubstation(known ?? allSubstations);
}
