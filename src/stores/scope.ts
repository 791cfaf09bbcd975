import { useSession } from './session';
import { useSubstations } from './substations';

/** Tenant and sub-station. Part of the key of every query whose answer depends on them. */
export function useScopeKey(): string {
  const tenant = useSession((state) => state.tenant?.id ?? '');
  const substation = useSubstations((state) => state.chosen.id);
  return `${tenant}/${substation}`;
}
