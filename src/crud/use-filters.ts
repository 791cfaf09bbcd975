import { isAllSubstations, useSubstations } from '@/stores/substations';
import type { AnyFilter } from '@/schema/filter';

/** A sub-station can only be a condition while none is chosen for the whole console. */
export function useFilters(declared: AnyFilter[]) {
  const all = useSubstations(({ chosen }) => isAllSubstations(chosen.id));
  return all ? declared : declared.filter(({ type }) => type !== 'substation');
}
