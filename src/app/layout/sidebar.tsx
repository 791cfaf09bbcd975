import { Menu, type MenuProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { pages } from '@/app/pages';
import { findRoute, menuRows } from '@/route-tree';
import { useIsMobile } from '@/elements/use-media';
import type { RouteRow } from '@/routes';
import { setDrawer, useLayout } from '@/stores/layout';
import { useSession } from '@/stores/session';
import { useTabs } from '@/stores/tabs';
import { Icon } from './icons';
import styles from './sidebar.module.css';
import { useGranted } from './use-granted';

type Item = NonNullable<MenuProps['items']>[number];

/** An open page is entered as it was left; its code is fetched as soon as the pointer comes near. */
function PageLink({ path, title }: { path: string; title: string }) {
  const target = useTabs(({ tabs }) => tabs.find((tab) => tab.path === path)?.fullPath ?? path);
  const preload = () => void pages[path]?.preload().catch(() => undefined);
  return (
    <Link to={target} onPointerEnter={preload} onFocus={preload}>
      {title}
    </Link>
  );
}

function items(rows: RouteRow[], t: (key: string) => string, base = ''): Item[] {
  return rows.map((row) => {
    const path = `${base}/${row.path}`;
    const title = t(`routes.${path}`);
    const icon = row.icon && <Icon name={row.icon} />;
    if (!row.children)
      return { key: path, icon, title, label: <PageLink path={path} title={title} /> };
    return { key: path, icon, label: title, children: items(row.children, t, path) };
  });
}

function Logo({ closed }: { closed: boolean }) {
  const { t } = useTranslation();
  const profile = useSession((state) => state.profile);
  return (
    <div className={styles.logo}>
      <img
        src={profile?.logoUrl ?? `${import.meta.env.BASE_URL}favicon.svg`}
        alt=""
        width="24"
        height="24"
      />
      {!closed && <strong>{profile?.shortName ?? t('common.product')}</strong>}
    </div>
  );
}

/** The menu of what the user may see: docked on a desk, a drawer over the page on a phone. */
export function Sidebar() {
  const { t } = useTranslation();
  const mobile = useIsMobile();
  const { sidebarOpen, drawerOpen } = useLayout();
  const { rows, routes } = useGranted();
  const { pathname } = useLocation();
  const route = findRoute(routes, pathname);
  const [opened, setOpened] = useState<string[]>();
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
        className={`${styles.sidebar} ${place}`}
        inert={mobile && !drawerOpen}
        data-open={mobile ? drawerOpen : sidebarOpen}
      >
        <Logo closed={closed} />
        <nav aria-label={t('elements.frame.menu')}>
          <Menu
            mode="inline"
            theme="dark"
            inlineIndent={16}
            inlineCollapsed={closed}
            items={items(menuRows(rows), t)}
            selectedKeys={route ? [route.path] : []}
            {...(closed
              ? {}
              : { openKeys: opened ?? route?.parents ?? [], onOpenChange: setOpened })}
          />
        </nav>
      </aside>
    </>
  );
}
