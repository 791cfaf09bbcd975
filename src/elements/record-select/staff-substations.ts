import type { Staff } from '@/api/substation/user';
import type { Id } from '@/api/types';

/** Ids of the sub-stations of each staff member, as far as a search has returned them. */
const substationsByStaff = new Map<string, readonly string[]>();

export function rememberSubstations(staff: readonly Pick<Staff, 'id' | 'substationIds'>[]) {
  for (const { id, substationIds } of staff) {
    // A server without this property gives no information.
    if (Array.isArray(substationIds)) substationsByStaff.set(String(id), substationIds.map(String));
  }
}

/**
 * Returns whether somebody works for one of the sub-stations, or undefined when that is unknown or no sub-station is
 * chosen.
 */
export function worksFor(userId: Id, substationIds: readonly Id[]): boolean | undefined {
  const own = substationsByStaff.get(String(userId));
  if (!own || !substationIds.length) return undefined;
  return substationIds.some((id) => own.includes(String(id)));
}
