import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findRoute, type FlatRoute } from '@/route-tree';
import { tabReloadMs } from '@/config/limits';
import { ownNavigation } from '@/elements/crud/use-list';
import { hasOtherQuery, keepTabs, refreshTab, useTabs, visitTab } from '@/stores/tabs';

const isOwn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'own' in state && state.own === true;

/**
 * Makes the tabs follow the address. A page's own change of its query is only noted; an address without
 * query means the tab as it was left; any other query from elsewhere reloads the tab after a moment.
 */
export function useTabsFollow(routes: FlatRoute[]) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const route = findRoute(routes, pathname);

  useLayoutEffect(() => {
    keepTabs((tab) => findRoute(routes, tab.path) !== undefined);
    for (const { path, name, row } of routes) {
      if (row.affix && !useTabs.getState().tabs.some((tab) => tab.path === path)) {
        visitTab({ path, search: '', name, affix: true, shown: false });
      }
    }
  }, [routes]);

  useLayoutEffect(() => {
    if (!route) return undefined;
    const visit = {
      path: pathname,
      search,
      name: route.name,
      affix: route.row.affix === true,
      shown: true,
    };
    if (isOwn(state) || !hasOtherQuery(pathname, search)) {
      visitTab(visit);
      return undefined;
    }
    if (!search) {
      const left = useTabs.getState().tabs.find((tab) => tab.path === pathname);
      if (left) void navigate(left.fullPath, ownNavigation);
      return undefined;
    }
    const timer = setTimeout(() => {
      visitTab(visit);
      refreshTab(pathname);
    }, tabReloadMs);
    return () => clearTimeout(timer);
  }, [pathname, search, state, route, navigate]);

  return route;
}

/** The document title follows the page and the language. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
