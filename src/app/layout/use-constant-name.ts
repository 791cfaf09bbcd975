import { paths } from '@/paths';
import { findRoute, flatten } from '@/route-tree';
import { routeRows } from '@/routes';
import { useForbiddenPage } from '@/stores/forbidden-page';

/** What a page without a route is called after: its address; but a page that is only denied is not called missing. */
export function useConstantName(pathname: string): string {
  const asked = useForbiddenPage((state) => state.path);
  const exists = asked !== null && findRoute(flatten(routeRows), asked)?.row.policy;
  return pathname === paths.notFound() && exists ? paths.denied() : pathname;
}
