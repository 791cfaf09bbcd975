import type { Id } from '@/api/types';
import type { Staff } from '@/api/substation/user';

/** Ids of the sub-stations that people work for, as far as a search has told. */
const homes = new Map<string, readonly string[]>();

export function rememberSubstations(staff: readonly Pick<Staff, 'id' | 'substationIds'>[]) {
  for (const { id, substationIds } of staff) {
    // A server that leaves them out has told nothing.
    if (Array.isArray(substationIds)) homes.set(String(id), substationIds.map(String));
  }
}

/** Whether somebody works for one of the sub-stations; undefined when that is not known, or none is chosen. */
export function worksFor(userId: Id, substationIds: readonly Id[]): boolean | undefined {
  const own = homes.get(String(userId));
  if (!own || !substationIds.length) return undefined;
  return substationIds.some((id) => own.includes(String(id)));
}
