import { useSession } from './session';
import { useSubstations } from './substations';

/** Tenant and sub-station: every cached answer is filed under it, so none outlives a switch. */
export function useScopeKey(): string {
  const tenant = useSession((state) => state.tenant?.id ?? '');
  const substation = useSubstations((state) => state.chosen.id);
  return `${tenant}/${substation}`;
}
