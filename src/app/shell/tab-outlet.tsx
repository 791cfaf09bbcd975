import { Activity, memo, useContext, useDeferredValue, useMemo, useState } from 'react';
import {
  NavigationType,
  parsePath,
  UNSAFE_LocationContext,
  UNSAFE_RouteContext,
  useRoutes,
  type RouteObject,
} from 'react-router-dom';
import { constantPages, pages } from '@/app/guard/pages';
import { TabKeyContext, TabIdleContext } from '@/elements/tab/tab-context';
import { currentLanguage, useTranslation } from '@/i18n';
import type { FlatRoute } from '@/route-tree';
import { refreshTab, tabsWithoutRows, tabKey, useTabs, tabTitle } from '@/stores/tabs';
import { PageBoundary } from './page-boundary';
import styles from './shell.module.css';

/** Matches the routes against the location of its tab, and renders again only when one of them changes. */
const MatchedPage = memo(function MatchedPage({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
});

interface TabPageProps {
  routes: RouteObject[];
  /** Path and query of the tab. */
  fullPath: string;
}

/**
 * The page of one tab. The router's contexts keep their values while other tabs navigate: with those of the frame, every
 * navigation would render all mounted pages again.
 */
function TabPage({ routes, fullPath }: TabPageProps) {
  const [route] = useState(useContext(UNSAFE_RouteContext));
  const location = useMemo(() => {
    const { pathname = '/', search = '', hash = '' } = parsePath(fullPath);
    const parsed = { pathname, search, hash, state: null, key: 'default', mask: undefined };
    return { location: parsed, navigationType: NavigationType.Pop };
  }, [fullPath]);
  return (
    <UNSAFE_LocationContext value={location}>
      <UNSAFE_RouteContext value={route}>
        <MatchedPage routes={routes} />
      </UNSAFE_RouteContext>
    </UNSAFE_LocationContext>
  );
}

const routeObjects = (routes: FlatRoute[]): RouteObject[] =>
  routes.flatMap(({ path }) => {
    const Page = pages[path]?.Page;
    return Page ? [{ path, element: <Page /> }] : [];
  });

/** Renders all mounted tabs. One is visible; hidden ones keep their state. */
export function TabOutlet({ routes, active }: { routes: FlatRoute[]; active: string }) {
  useTranslation();
  const tabs = useTabs((state) => state.tabs);
  const Constant = constantPages[active]?.Page;
  const [attempt, setAttempt] = useState(0);
  const language = currentLanguage();
  // New elements in another language: hidden pages follow the switch before they are shown.
  const pagesOf = useMemo(() => ({ language, routes: routeObjects(routes) }), [language, routes]);
  // Sorted by id, not by position in the tab bar: moving an element in the document resets its scroll position.
  const mounted = tabs.filter((tab) => tab.shown).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const withoutRows = tabsWithoutRows(mounted, active);
  // The first page follows the frame in slices: in one go it would block the browser for 150 ms.
  const isFrameDrawn = useDeferredValue(mounted.length > 0);
  return (
    <main className={styles.main} data-print="flow">
      {(isFrameDrawn ? mounted : []).map((tab) => (
        <Activity key={tabKey(tab)} mode={tab.id === active ? 'visible' : 'hidden'}>
          <section
            className={styles.page}
            data-print="flow"
            aria-label={tabTitle(tab)}
            // A scrollable element must be reachable by keyboard even when it contains nothing focusable.
            tabIndex={0}
          >
            <TabKeyContext value={tabKey(tab)}>
              <TabIdleContext value={withoutRows.has(tab)}>
                <PageBoundary onRetry={() => refreshTab(tab.id)}>
                  <TabPage routes={pagesOf.routes} fullPath={tab.fullPath} />
                </PageBoundary>
              </TabIdleContext>
            </TabKeyContext>
          </section>
        </Activity>
      ))}
      {Constant && (
        <div className={styles.page} tabIndex={-1}>
          <PageBoundary key={`${active} ${attempt}`} onRetry={() => setAttempt(attempt + 1)}>
            <Constant />
          </PageBoundary>
        </div>
      )}
    </main>
  );
}
