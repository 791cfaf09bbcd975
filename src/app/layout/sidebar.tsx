import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Switcher } from '@/app/layout/switcher/switcher';
import { useTranslation } from '@/i18n';
import { isApple } from '@/lib/dom';
import { setDrawer, useLayout, openPalette } from '@/stores/layout';
import { useSettings } from '@/stores/settings';
import { Icon } from '@/ui/icon';
import { Ellipsis, Row } from '@/ui/layout/layout';
import { useIsMobile } from '@/ui/use-media';
import { PageMenu } from './page-menu';
import { SidebarLogo } from './sidebar-logo';
import styles from './sidebar.module.css';

const shortcut = isApple ? '⌘K' : 'Ctrl K';

function Search({ isCollapsed }: { isCollapsed: boolean }) {
  const { t } = useTranslation();
  const text = t('elements.frame.search');
  return (
    <Row
      as="button"
      gap={2}
      rigid
      className={styles.search}
      type="button"
      aria-label={isCollapsed ? text : undefined}
      aria-keyshortcuts="Control+K Meta+K"
      title={isCollapsed ? `${text} ${shortcut}` : undefined}
      onClick={() => {
        setDrawer(false);
        openPalette();
      }}
    >
      <Icon icon={SearchOutlined} size={16} />
      {!isCollapsed && (
        <>
          <Ellipsis grow>{text}</Ellipsis>
          <kbd aria-hidden="true">{shortcut}</kbd>
        </>
      )}
    </Row>
  );
}

/** Moves the focus into the drawer while it is open, closes it on Esc and restores the focus. */
function useDrawerFocus(open: boolean) {
  const drawer = useRef<HTMLElement>(null);
  const close = useEffectEvent(() => setDrawer(false));
  useEffect(() => {
    if (!open) return undefined;
    const opener = document.activeElement;
    drawer.current?.focus();
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      // A menu that is open on top of it closes first.
      if (key === 'Escape' && !defaultPrevented) close();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [open]);
  return drawer;
}

/** The menu: a sidebar on a desktop, a drawer over the page on a phone. */
export function Sidebar() {
  const { t } = useTranslation();
  const mobile = useIsMobile();
  const { sidebarOpen, drawerOpen } = useLayout();
  const logo = useSettings((state) => state.sidebarLogo);
  const drawer = useDrawerFocus(mobile && drawerOpen);
  const isCollapsed = !mobile && !sidebarOpen;
  const modeClass = mobile ? styles.drawer : isCollapsed ? styles.closed : styles.docked;
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
        className={`${styles.sidebar} ${modeClass}`}
        inert={mobile && !drawerOpen}
        data-print="no"
        data-open={mobile ? drawerOpen : sidebarOpen}
      >
        {logo && <SidebarLogo isCollapsed={isCollapsed} />}
        <Switcher isCollapsed={isCollapsed} />
        <Search isCollapsed={isCollapsed} />
        <PageMenu isCollapsed={isCollapsed} />
      </aside>
    </>
  );
}
