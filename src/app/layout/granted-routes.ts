import { useMemo } from 'react';
import { paths } from '@/paths';
import { findRoute, flatten, visible, type FlatRoute } from '@/route-tree';
import { routeRows, type RouteRow } from '@/routes';
import { isGranted, useAppConfig } from '@/stores/app-config';
import { useForbiddenPage } from '@/stores/forbidden-page';

interface GrantedRoutes {
  rows: RouteRow[];
  routes: FlatRoute[];
}

/** The routes that the granted policies allow. */
export function useGrantedRoutes(): GrantedRoutes {
  const grants = useAppConfig((state) => state.configuration?.auth.grantedPolicies);
  // Memoized: a new array on every render would re-render the menu and all mounted tabs.
  return useMemo(() => {
    const rows = visible(routeRows, (policy) => isGranted(grants, policy));
    return { rows, routes: flatten(rows) };
  }, [grants]);
}

/** The title key of a page without a route. A page that exists but is forbidden is not titled "not found". */
export function useConstantPageName(pathname: string): string {
  const forbidden = useForbiddenPage((state) => state.path);
  const exists = forbidden !== null && findRoute(flatten(routeRows), forbidden)?.row.policy;
  return pathname === paths.notFound() && exists ? paths.denied() : pathname;
}
