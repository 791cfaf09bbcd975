import { paths } from '@/paths';
import { findRoute, flatten } from '@/route-tree';
import { routeRows } from '@/routes';
import { useForbiddenPage } from '@/stores/forbidden-page';

/** The title key of a page without a route. A page that exists but is forbidden is not titled "not found". */
export function useConstantName(pathname: string): string {
  const asked = useForbiddenPage((state) => state.path);
  const exists = asked !== null && findRoute(flatten(routeRows), asked)?.row.policy;
  return pathname === paths.notFound() && exists ? paths.denied() : pathname;
}
