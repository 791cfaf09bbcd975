import { useTranslation } from 'react-i18next';
import { useIsMobile } from '@/ui/use-media';
import { setDrawer, toggleSidebar, useLayout, openPalette } from '@/stores/layout';
import { Banner } from './banner';
import { barActions, useBarTexts } from './bar-actions';
import { Breadcrumb } from './breadcrumb';
import { SwitchCover } from '@/app/layout/switcher/switcher';
import styles from './top-bar.module.css';
import { BarIcon, type TopBarIcon } from '@/app/icons/top-bar-icons';
import { useFullScreen } from './use-full-screen';
import { UserMenu } from './user-menu';

interface BarButtonProps {
  icon: TopBarIcon;
  text: string;
  /** Whether the text is visible next to the icon. */
  written?: boolean;
  pressed?: boolean;
  onClick: () => void;
}

function BarButton({ icon, text, written, pressed, onClick }: BarButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      title={written ? undefined : text}
      aria-label={written ? undefined : text}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <BarIcon name={icon} />
      {written && text}
    </button>
  );
}

function MenuToggle() {
  const { t } = useTranslation();
  const mobile = useIsMobile();
  const { sidebarOpen, drawerOpen } = useLayout();
  return (
    <button
      type="button"
      className={styles.button}
      title={t('elements.frame.toggleMenu')}
      aria-label={t('elements.frame.toggleMenu')}
      aria-expanded={mobile ? drawerOpen : sidebarOpen}
      onClick={() => (mobile ? setDrawer(!drawerOpen) : toggleSidebar())}
    >
      <BarIcon name="menu" size={18} />
    </button>
  );
}

function DeskActions() {
  const texts = useBarTexts();
  const full = useFullScreen();
  return barActions.map(({ key, run }) => (
    <BarButton
      key={key}
      icon={key === 'full' && full ? 'leaveFull' : key}
      text={texts[key]}
      written={key === 'language'}
      onClick={run}
    />
  ));
}

/** Breadcrumb, actions and user menu; below them the banner. */
export function TopBar() {
  const { t } = useTranslation();
  const mobile = useIsMobile();
  return (
    <>
      <header className={styles.bar} data-print="no">
        <MenuToggle />
        <Breadcrumb />
        <BarButton icon="search" text={t('elements.topBar.search')} onClick={openPalette} />
        {!mobile && <DeskActions />}
        <UserMenu />
      </header>
      <Banner />
      <SwitchCover />
    </>
  );
}
