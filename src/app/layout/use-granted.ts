import { useMemo } from 'react';
import { flatten, visible, type FlatRoute } from '@/route-tree';
import { routeRows, type RouteRow } from '@/routes';
import { isGranted, useAppConfig } from '@/stores/app-config';

interface Granted {
  rows: RouteRow[];
  routes: FlatRoute[];
}

/** The routes of the signed-in user: a value derived from the grants, nothing that is added or removed. */
export function useGranted(): Granted {
  const grants = useAppConfig((state) => state.configuration?.auth.grantedPolicies);
  // Menu and every kept tab hang on it; a new array per render would redraw them all.
  return useMemo(() => {
    const rows = visible(routeRows, (policy) => isGranted(grants, policy));
    return { rows, routes: flatten(rows) };
  }, [grants]);
}
