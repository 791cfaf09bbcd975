import type { Id } from '@/api/types';
import { useSession } from './session';
import { useSubstations } from './substations';

const keyOf = (tenant: Id, substation: Id) => `${tenant}/${substation}`;

/** Tenant and sub-station. They are part of the key of every query whose response depends on them. */
export function useScopeKey(): string {
  const tenant = useSession((state) => state.tenant?.id ?? '');
  const substation = useSubstations((state) => state.chosen.id);
  return keyOf(tenant, substation);
}
export const scopeKey = (): string =>
  keyOf(useSession.getState().tenant?.id ?? '', useSubstations.getState().chosen.id);
