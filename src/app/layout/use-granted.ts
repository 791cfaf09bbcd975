import { useMemo } from 'react';
import { flatten, visible, type FlatRoute } from '@/route-tree';
import { routeRows, type RouteRow } from '@/routes';
import { isGranted, useAppConfig } from '@/stores/app-config';

interface Granted {
  rows: RouteRow[];
  routes: FlatRoute[];
}

/** The routes that the granted policies allow. */
export function useGranted(): Granted {
  const grants = useAppConfig((state) => state.configuration?.auth.grantedPolicies);
  // Memoized: a new array on every render would re-render the menu and all mounted tabs.
  return useMemo(() => {
    const rows = visible(routeRows, (policy) => isGranted(grants, policy));
    return { rows, routes: flatten(rows) };
  }, [grants]);
}
