import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { titleOf } from '@/app/guard/find-page';
import { badgeText, useBadges } from '@/app/layout/badges/badges';
import { useBadgePolling } from '@/app/layout/badges/use-badge-polling';
import { useConstantPageName, useGrantedRoutes } from '@/app/layout/granted-routes';
import { Sidebar } from '@/app/layout/sidebar';
import { TabBar } from '@/app/layout/tabs/tab-bar';
import { TopBar } from '@/app/layout/top-bar';
import { LockHost } from '@/app/lock/lock-host';
import { PaletteHost } from '@/app/palette/palette-host';
import { queryClient } from '@/app/providers/query-client';
import { guardUnload } from '@/app/session/leave';
import { SettingsHost } from '@/app/settings/settings-host';
import { Watermark } from '@/app/watermark/watermark';
import { useProductName, t, useTranslation } from '@/i18n';
import { afterPaint, isVisible } from '@/lib/dom';
import { paths } from '@/paths';
import { setDrawer, useLayout } from '@/stores/layout';
import { prefetchRegions, useLoadAhead } from '@/stores/load-ahead';
import { usePrivacy } from '@/stores/privacy';
import { useSettings } from '@/stores/settings';
import { useSubstations } from '@/stores/substations';
import { useTabs, tabTitle } from '@/stores/tabs';
import { notify } from '@/ui/feedback/notify';
import { Row, Stack } from '@/ui/layout/layout';
import { preloadPopups } from '@/ui/overlay/popup';
import { useIsExtraSmall, useIsMobile } from '@/ui/use-media';
import { TabOutlet } from './tab-outlet';
import { useBack } from './use-back';
import { useFocusAfterPress } from './use-focus-after-press';
import { useLocationTab, useTitle } from './use-location-tab';
import { usePreloadFeedback } from './use-preload-feedback';
import styles from './shell.module.css';

/** The document title: how much work waits, the title of the page and the name of its record. */
function useDocumentTitle(pathname: string, active: string) {
  // The name of the record depends on it.
  usePrivacy();
  const tab = useTabs(({ tabs }) => tabs.find(({ id }) => id === active));
  const own = titleOf(useConstantPageName(pathname));
  const product = useProductName();
  const waiting = useBadges(({ total }) => total);
  const title = tab ? `${tabTitle(tab)} - ${product}` : own;
  useTitle(waiting > 0 ? `(${badgeText(waiting)}) ${title}` : title);
}

/** Tells the user once that the last sub-station is no longer available, because the data now belongs to another scope. */
function useLostSubstation() {
  const lost = useSubstations((state) => state.lost);
  useEffect(() => {
    if (!lost) return;
    useSubstations.setState({ lost: null });
    notify.infoPopup(t('elements.switcher.lost', { name: lost.substationName }));
  }, [lost]);
}

/** The pages of all tabs. React hides those of the others by this style, so that no layout must be computed to know it. */
const pages = 'main > *';
const isShown = ({ style }: HTMLElement) => style.display !== 'none';
const pageInView = () => [...document.querySelectorAll<HTMLElement>(pages)].find(isShown);

/** Moves the focus to the new page, because the focused element was hidden with the old one. */
function useFocusNewPage(active: string) {
  const tabs = useTabs((state) => state.tabs);
  const before = useRef(active);
  useEffect(() => {
    if (before.current === active) return;
    // A new page is rendered when its tab is in the store.
    const page = pageInView();
    if (!page) return;
    before.current = active;
    const { activeElement: focused, body } = document;
    const focusPage = () => page.focus({ preventScroll: true });
    // A hidden element keeps the focus until the next frame.
    const focusedPage = focused?.closest<HTMLElement>(pages);
    if (focused === body || (focusedPage && !isShown(focusedPage))) {
      focusPage();
      return;
    }
    // An overlay that led to the page may be hidden as well.
    afterPaint(() => {
      if (focused && focused === document.activeElement && !isVisible(focused)) focusPage();
    });
  }, [active, tabs]);
}

/** Loads the code that remembers closed lists with the second page: before it there is none to return to. */
function useListMemory(active: string) {
  const first = useRef(active);
  useEffect(() => {
    // What could not be loaded is loaded again with the next page.
    if (active !== first.current) import('@/app/providers/remember-lists').catch(() => undefined);
  }, [active]);
}

/** Title and focus of the visible tab. A component of its own, because a change of the tabs would render the whole frame. */
function TabFollower({ active }: { active: string }) {
  const { pathname } = useLocation();
  useDocumentTitle(pathname, active);
  useFocusNewPage(active);
  useListMemory(active);
  return null;
}

/** The code of popups and drawers, so that the first one opens at a click. */
const loadPopups = async () => preloadPopups();

/** Loads ahead what pages of work need at a press. */
function LoadAhead() {
  useLoadAhead(prefetchRegions);
  useLoadAhead(loadPopups);
  return null;
}

/** Who only passes the workbench needs neither popups nor regions there; who stays has the regions before the next page. */
const regionsOnWorkbenchMs = 10_000;
function LoadLater() {
  useLoadAhead(prefetchRegions, regionsOnWorkbenchMs);
  return null;
}

/** The first element in the tab order: skips menu, bars and tabs. */
function SkipLink() {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles.skip} onClick={() => pageInView()?.focus()}>
      {t('elements.frame.skip')}
    </button>
  );
}

/** Constant elements: the frame renders on every navigation, these parts only when what they read has changed. */
const sidebar = <Sidebar />;
const topBar = <TopBar />;
const hosts = (
  <>
    <PaletteHost />
    <SettingsHost />
    <LockHost />
    <Watermark />
  </>
);

function Frame() {
  const { pathname } = useLocation();
  const mobile = useIsMobile();
  // There the title of the page opens the list of the open pages.
  const isSmall = useIsExtraSmall();
  const drawerOpen = useLayout((state) => state.drawerOpen);
  const tabBar = useSettings((state) => state.tabBar);
  const { routes } = useGrantedRoutes();
  const active = useLocationTab(routes);
  const isOnWorkbench = pathname === paths.home();
  usePreloadFeedback(isOnWorkbench);
  useBadgePolling();
  useLostSubstation();
  useBack();
  useFocusAfterPress();
  useEffect(() => setDrawer(false), [pathname, mobile]);
  useEffect(() => {
    window.addEventListener('beforeunload', guardUnload);
    return () => window.removeEventListener('beforeunload', guardUnload);
  }, []);
  return (
    <Row align="stretch" className={styles.frame} data-print="flow">
      <SkipLink />
      {sidebar}
      <Stack grow shrink className={styles.body} data-print="flow" inert={mobile && drawerOpen}>
        {topBar}
        {tabBar && !isSmall && <TabBar active={active} />}
        <TabOutlet routes={routes} active={active} />
      </Stack>
      {hosts}
      <TabFollower active={active} />
      {isOnWorkbench ? <LoadLater /> : <LoadAhead />}
    </Row>
  );
}

/** The layout around the pages. */
export function Shell() {
  return (
    <QueryClientProvider client={queryClient}>
      <Frame />
    </QueryClientProvider>
  );
}
