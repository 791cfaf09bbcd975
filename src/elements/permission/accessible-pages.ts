import { flatten, menuRows, visible } from '@/route-tree';
import { routeRows } from '@/routes';
import type { Grants } from './permission-rules';

/** The menu of a user with these grants. */
export const visibleMenu = (granted: Grants) =>
  menuRows(visible(routeRows, (policy) => granted.has(policy)));

/** The names of the pages that need a policy and are accessible with these grants. */
const accessiblePages = (granted: Grants) =>
  flatten(visible(routeRows, (policy) => granted.has(policy)))
    .filter(({ row }) => row.policy)
    .map(({ name }) => name);

/** The pages that a user gains and loses by a change of grants. */
export function diffPages(before: Grants, after: Grants) {
  const [old, next] = [accessiblePages(before), accessiblePages(after)];
  return {
    gained: next.filter((name) => !old.includes(name)),
    lost: old.filter((name) => !next.includes(name)),
  };
}
