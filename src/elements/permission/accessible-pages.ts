import { flatten, menuRows, visible } from '@/route-tree';
import { routeRows } from '@/routes';
import type { Grants } from './permission-rules';

/** The menu of somebody with these grants. */
export const visibleMenu = (held: Grants) =>
  menuRows(visible(routeRows, (policy) => held.has(policy)));

/** The pages that these grants open, by the name of their title; pages open to everybody are left out. */
const accessiblePages = (held: Grants) =>
  flatten(visible(routeRows, (policy) => held.has(policy)))
    .filter(({ row }) => row.policy)
    .map(({ name }) => name);

/** The pages somebody gains and loses from one set of grants to another. */
export function diffPages(before: Grants, after: Grants) {
  const [old, next] = [accessiblePages(before), accessiblePages(after)];
  return {
    gained: next.filter((name) => !old.includes(name)),
    lost: old.filter((name) => !next.includes(name)),
  };
}
