import { Activity } from 'react';
import { useTranslation } from '@/i18n';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { constantPages, pages } from '@/app/guard/pages';
import type { FlatRoute } from '@/route-tree';
import { TabKeyContext, TabIdleContext } from '@/elements/tab/tab-context';
import { refreshTab, tabsWithoutRows, tabKey, useTabs } from '@/stores/tabs';
import { PageBoundary } from './page-boundary';
import styles from './shell.module.css';
import { tabTitle } from '@/stores/tabs';

/** Matches the routes against the location of one tab, which does not change while other tabs navigate. */
function TabPage({ routes, location }: { routes: RouteObject[]; location: string }) {
  return useRoutes(routes, location);
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
  const objects = routeObjects(routes);
  // Sorted by id, not by position in the tab bar: moving an element in the document resets its scroll position.
  const mounted = tabs.filter((tab) => tab.shown).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const withoutRows = tabsWithoutRows(mounted, active);
  return (
    <main className={styles.main} data-print="flow">
      {mounted.map((tab) => (
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
                  <TabPage routes={objects} location={tab.fullPath} />
                </PageBoundary>
              </TabIdleContext>
            </TabKeyContext>
          </section>
        </Activity>
      ))}
      {Constant && (
        <div className={styles.page} tabIndex={-1}>
          <Constant />
        </div>
      )}
    </main>
  );
}
