import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { constantPages } from '@/app/guard/pages';
import { confirmLeave } from '@/app/session/leave';
import { internalNavigation } from '@/elements/filter/use-address';
import { findRoute, type FlatRoute } from '@/route-tree';
import { useAppConfig } from '@/stores/app-config';
import { useSession } from '@/stores/session';
import {
  findTab,
  isSameList,
  isSameQuery,
  filterTabs,
  refreshTab,
  tabId,
  tabKey,
  visitTab,
  type Tab,
  type Visit,
} from '@/stores/tabs';

export const tabReloadMs = 500;

/** During a sign-out the shell is still mounted; it must not open tabs for the next user. */
const isSignedIn = () => useSession.getState().token !== null;

const isInternalNavigation = (state: unknown) =>
  typeof state === 'object' && state !== null && 'own' in state && state.own === true;

/** The part of the query that only identifies the record. */
const idQuery = (id: string) => id.split('?')[1] ?? '';

/** Removes the tabs of pages that no longer exist and opens the pinned ones. */
function syncTabs(routes: FlatRoute[]) {
  filterTabs((tab) => findRoute(routes, tab.path) !== undefined);
  for (const { path, name, row } of routes) {
    if (!row.affix || findTab(path)) continue;
    visitTab({ id: path, path, query: '', name, affix: true, shown: false });
  }
}

/** Reloads an open tab with another query after a delay, or returns to its current query. */
function reloadLater(tab: Tab, visit: Visit, navigate: NavigateFunction) {
  let timer: number | undefined;
  let isCancelled = false;
  void confirmLeave(tabKey(tab)).then((reload) => {
    if (isCancelled) return;
    if (!reload) return void navigate(tab.fullPath, internalNavigation);
    timer = window.setTimeout(() => {
      visitTab(visit);
      refreshTab(visit.id);
    }, tabReloadMs);
  });
  return () => {
    isCancelled = true;
    window.clearTimeout(timer);
  };
}

/**
 * Opens and updates the tab of the current location. When the page itself changes its query, the tab only stores it. A
 * location that only identifies the record shows the tab as it was left. Any other query reloads the tab, unless it
 * differs only in the record that is open beside the list.
 *
 * Returns the id of the tab, or the path of a page without a tab.
 */
export function useLocationTab(routes: FlatRoute[]): string {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const route = findRoute(routes, pathname);
  const id = route ? tabId(pathname, search, route.row.identity) : pathname;
  // Depends on the name, not on the route object: that changes with every response about permissions.
  const name = route?.name;
  const affix = route?.row.affix === true;

  useLayoutEffect(() => {
    if (isSignedIn()) syncTabs(routes);
  }, [routes]);

  useLayoutEffect(() => {
    if (name === undefined || !isSignedIn()) return undefined;
    const visit = { id, path: pathname, query: search, name, affix, shown: true };
    const openTab = findTab(id);
    if (!openTab || isInternalNavigation(state) || isSameQuery(openTab.query, search))
      return visitTab(visit);
    if (isSameQuery(idQuery(id), search))
      return void navigate(openTab.fullPath, internalNavigation);
    if (isSameList(openTab.query, search)) return visitTab(visit);
    // A tab that is not mounted has no unsaved work.
    return openTab.shown ? reloadLater(openTab, visit, navigate) : visitTab(visit);
  }, [id, pathname, search, state, name, affix, navigate]);

  // When a permission is revoked, navigating again makes the guard redirect.
  const isRevoked = !route && !constantPages[pathname];
  useEffect(() => {
    if (isRevoked && useAppConfig.getState().configuration)
      void navigate(pathname, { replace: true });
  }, [isRevoked, pathname, navigate]);

  return id;
}

/** Sets the document title. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
