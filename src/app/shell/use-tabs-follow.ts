import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { confirmLeave } from '@/app/session/leave';
import { constantPages } from '@/app/guard/pages';
import { findRoute, type FlatRoute } from '@/route-tree';
import { tabReloadMs } from '@/config/limits';
import { internalNavigation } from '@/elements/filter/use-conditions';
import { useAppConfig } from '@/stores/app-config';
import { useSession } from '@/stores/session';
import {
  findTab,
  isSameQuery,
  filterTabs,
  refreshTab,
  tabId,
  tabKey,
  visitTab,
  type Tab,
  type Visit,
} from '@/stores/tabs';

/** While somebody signs out the frame is still there; it must not leave tabs behind. */
const isSignedIn = () => useSession.getState().token !== null;

const isOwn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'own' in state && state.own === true;

/** What of a query says no more than which record is meant. */
const idQuery = (id: string) => id.split('?')[1] ?? '';

/** Drops the tabs whose page is gone and opens the pinned ones. */
function settleTabs(routes: FlatRoute[]) {
  filterTabs((tab) => findRoute(routes, tab.path) !== undefined);
  for (const { path, name, row } of routes) {
    if (!row.affix || findTab(path)) continue;
    visitTab({ id: path, path, query: '', name, affix: true, shown: false });
  }
}

/** Loads an open tab with another query after a moment, or goes back to what it shows. */
function reloadLater(tab: Tab, visit: Visit, navigate: NavigateFunction) {
  let timer: number | undefined;
  let over = false;
  void confirmLeave(tabKey(tab)).then((reload) => {
    if (over) return;
    if (!reload) return void navigate(tab.fullPath, internalNavigation);
    timer = window.setTimeout(() => {
      visitTab(visit);
      refreshTab(visit.id);
    }, tabReloadMs);
  });
  return () => {
    over = true;
    window.clearTimeout(timer);
  };
}

/**
 * Makes the tabs follow the address. A page's own change of its query is only noted; an address that says no
 * more than which record means the tab as it was left; any other query from elsewhere reloads the tab.
 *
 * Answers the tab of the address: its id, or the path where there is no tab.
 */
export function useTabsFollow(routes: FlatRoute[]): string {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const route = findRoute(routes, pathname);
  const id = route ? tabId(pathname, search, route.row.identity) : pathname;
  // Not the route itself: it is another object after every answer about rights, and nothing is asked twice.
  const name = route?.name;
  const affix = route?.row.affix === true;

  useLayoutEffect(() => {
    if (isSignedIn()) settleTabs(routes);
  }, [routes]);

  useLayoutEffect(() => {
    if (name === undefined || !isSignedIn()) return undefined;
    const visit = { id, path: pathname, query: search, name, affix, shown: true };
    const left = findTab(id);
    if (!left || isOwn(state) || isSameQuery(left.query, search)) return visitTab(visit);
    if (isSameQuery(idQuery(id), search)) return void navigate(left.fullPath, internalNavigation);
    // What is not mounted has nothing to lose.
    return left.shown ? reloadLater(left, visit, navigate) : visitTab(visit);
  }, [id, pathname, search, state, name, affix, navigate]);

  // A right that is taken away takes its page away: the guard knows where to go.
  const gone = !route && !constantPages[pathname];
  useEffect(() => {
    if (gone && useAppConfig.getState().configuration) void navigate(pathname, { replace: true });
  }, [gone, pathname, navigate]);

  return id;
}

/** The document title follows the page and the language. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
