import { Menu, type MenuProps } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { pages } from '@/app/pages';
import { findRoute, menuRows } from '@/route-tree';
import { useIsMobile } from '@/elements/use-media';
import type { RouteRow } from '@/routes';
import { setDrawer, useLayout } from '@/stores/layout';
import { setMenuGroups, unfoldGroups, useMenuGroups } from '@/stores/menu-groups';
import { openPalette } from '@/stores/palette';
import { useSettings } from '@/stores/settings';
import { useTabs } from '@/stores/tabs';
import { Icon } from './icons';
import { SidebarLogo } from './sidebar-logo';
import styles from './sidebar.module.css';
import { Switcher } from './switcher';
import { useGranted } from './use-granted';

type Item = NonNullable<MenuProps['items']>[number];

/** An open page is entered as it was left; its code is fetched as soon as the pointer comes near. */
function PageLink({ path, title }: { path: string; title: string }) {
  const target = useTabs(({ tabs }) => tabs.find((tab) => tab.id === path)?.fullPath ?? path);
  const preload = () => void pages[path]?.preload().catch(() => undefined);
  return (
    <Link to={target} title={title} onPointerEnter={preload} onFocus={preload}>
      {title}
    </Link>
  );
}

/** In the strip of icons a group flies out under its own name. */
function items(rows: RouteRow[], t: (key: string) => string, strip: boolean, base = ''): Item[] {
  return rows.map((row) => {
    const path = `${base}/${row.path}`;
    const title = t(`routes.${path}`);
    const icon = row.icon && <Icon name={row.icon} />;
    const common = { key: path, icon, title };
    if (!row.children) return { ...common, label: <PageLink path={path} title={title} /> };
    const children = items(row.children, t, strip, path);
    const heading = { type: 'group' as const, key: `${path}/`, label: title, children };
    return { ...common, label: title, children: strip && !base ? [heading] : children };
  });
}

const shortcut = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K';

function Search({ closed }: { closed: boolean }) {
  const { t } = useTranslation();
  const text = t('elements.frame.search');
  return (
    <button
      type="button"
      className={styles.search}
      aria-label={text}
      aria-keyshortcuts="Control+K Meta+K"
      title={closed ? `${text} ${shortcut}` : undefined}
      onClick={() => {
        setDrawer(false);
        openPalette();
      }}
    >
      <Icon name="search" />
      {!closed && (
        <>
          <span>{text}</span>
          <kbd>{shortcut}</kbd>
        </>
      )}
    </button>
  );
}

/** Takes the focus while the drawer is open, closes it by Esc and gives the focus back. */
function useDrawerFocus(open: boolean) {
  const drawer = useRef<HTMLElement>(null);
  const close = useEffectEvent(() => setDrawer(false));
  useEffect(() => {
    if (!open) return undefined;
    const opener = document.activeElement;
    drawer.current?.focus();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [open]);
  return drawer;
}

function PageMenu({ strip }: { strip: boolean }) {
  const { t } = useTranslation();
  const { rows, routes } = useGranted();
  const { pathname } = useLocation();
  const open = useMenuGroups((state) => state.open);
  const route = findRoute(routes, pathname);
  const group = route?.parents.join();
  // Where one is shows, whichever way one came; it may be folded again.
  useEffect(() => {
    if (group) unfoldGroups(group.split(','));
  }, [group, pathname]);
  return (
    <Menu
      mode="inline"
      theme="dark"
      inlineIndent={16}
      inlineCollapsed={strip}
      items={items(menuRows(rows), t, strip)}
      selectedKeys={route ? [route.path] : []}
      onClick={() => setDrawer(false)}
      {...(strip ? {} : { openKeys: open, onOpenChange: setMenuGroups })}
    />
  );
}

/** The menu of what the user may see: docked on a desk, a drawer over the page on a phone. */
export function Sidebar() {
  const { t } = useTranslation();
  const mobile = useIsMobile();
  const { sidebarOpen, drawerOpen } = useLayout();
  const logo = useSettings((state) => state.sidebarLogo);
  const drawer = useDrawerFocus(mobile && drawerOpen);
  const closed = !mobile && !sidebarOpen;
  const place = mobile ? styles.drawer : closed ? styles.closed : styles.docked;
  return (
    <>
      {mobile && drawerOpen && (
        <button
          type="button"
          className={styles.mask}
          aria-label={t('elements.frame.closeMenu')}
          onClick={() => setDrawer(false)}
        />
      )}
      <aside
        ref={drawer}
        tabIndex={-1}
        className={`${styles.sidebar} ${place}`}
        inert={mobile && !drawerOpen}
        data-open={mobile ? drawerOpen : sidebarOpen}
      >
        {logo && <SidebarLogo closed={closed} />}
        <Switcher folded={closed} />
        <Search closed={closed} />
        <nav aria-label={t('elements.frame.menu')}>
          <PageMenu strip={closed} />
        </nav>
      </aside>
    </>
  );
}
