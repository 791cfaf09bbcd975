import { useSession } from './session';
import { useSubstations } from './substations';

/** Tenant and sub-station. It is part of every query key, so that a change of either refetches all data. */
export function useScopeKey(): string {
  const tenant = useSession((state) => state.tenant?.id ?? '');
  const substation = useSubstations((state) => state.chosen.id);
  return `${tenant}/${substation}`;
}
