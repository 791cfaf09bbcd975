import FullscreenExitOutlined from '@ant-design/icons-svg/es/asn/FullscreenExitOutlined';
import FullscreenOutlined from '@ant-design/icons-svg/es/asn/FullscreenOutlined';
import LockOutlined from '@ant-design/icons-svg/es/asn/LockOutlined';
import MenuOutlined from '@ant-design/icons-svg/es/asn/MenuOutlined';
import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined';
import SettingOutlined from '@ant-design/icons-svg/es/asn/SettingOutlined';
import TranslationOutlined from '@ant-design/icons-svg/es/asn/TranslationOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import { SwitchCover } from '@/app/layout/switcher/switcher';
import { useTranslation } from '@/i18n';
import { setDrawer, toggleSidebar, useLayout, openPalette } from '@/stores/layout';
import { Icon } from '@/ui/icon';
import { Row } from '@/ui/layout/layout';
import { preloadPopups } from '@/ui/overlay/popup';
import { useIsMobile } from '@/ui/use-media';
import { Banner } from './banner';
import { barActions, useBarTexts, type BarAction } from './bar-actions';
import { BarButton } from './bar-button';
import { Breadcrumb } from './breadcrumb';
import { useFullScreen } from './use-full-screen';
import { UserMenu } from './user-menu';
import styles from './top-bar.module.css';

const icons: Record<BarAction, IconDefinition> = {
  full: FullscreenOutlined,
  lock: LockOutlined,
  settings: SettingOutlined,
  language: TranslationOutlined,
};

interface BarIconButtonProps {
  icon: IconDefinition;
  text: string;
  /** Whether the text is visible next to the icon. */
  written?: boolean;
  onClick: () => void;
}

function BarIconButton({ icon, text, written, onClick }: BarIconButtonProps) {
  const tooltip = written ? undefined : text;
  return (
    <BarButton title={tooltip} aria-label={tooltip} onClick={onClick}>
      <Icon icon={icon} size={16} />
      {written && <span>{text}</span>}
    </BarButton>
  );
}

function MenuToggle() {
  const { t } = useTranslation();
  const mobile = useIsMobile();
  const { sidebarOpen, drawerOpen } = useLayout();
  return (
    <BarButton
      title={t('elements.frame.toggleMenu')}
      aria-label={t('elements.frame.toggleMenu')}
      aria-expanded={mobile ? drawerOpen : sidebarOpen}
      onClick={() => (mobile ? setDrawer(!drawerOpen) : toggleSidebar())}
    >
      <Icon icon={MenuOutlined} size={16} />
    </BarButton>
  );
}

function DeskActions() {
  const texts = useBarTexts();
  const full = useFullScreen();
  return barActions.map(({ key, run }) => (
    <BarIconButton
      key={key}
      icon={key === 'full' && full ? FullscreenExitOutlined : icons[key]}
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
      <Row
        as="header"
        gap={1}
        rigid
        className={styles.bar}
        data-print="no"
        onPointerEnter={preloadPopups}
        onFocus={preloadPopups}
      >
        <MenuToggle />
        <Breadcrumb />
        <BarIconButton
          icon={SearchOutlined}
          text={t('elements.topBar.search')}
          onClick={openPalette}
        />
        {!mobile && <DeskActions />}
        <UserMenu />
      </Row>
      <Banner />
      <SwitchCover />
    </>
  );
}
