import { Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { findRoute } from '@/route-tree';
import { confirmLeave, leaveSession } from '@/app/leave';
import { useIsMobile } from '@/elements/use-media';
import { changeLanguage, currentLanguage, languages } from '@/i18n';
import { paths } from '@/paths';
import { setDrawer, toggleSidebar, useLayout } from '@/stores/layout';
import { useSession } from '@/stores/session';
import { Icon } from './icons';
import styles from './top-bar.module.css';
import { useGranted } from './use-granted';

function Breadcrumb({ pathname }: { pathname: string }) {
  const { t } = useTranslation();
  const { routes } = useGranted();
  const route = findRoute(routes, pathname);
  const titles = route
    ? [...route.parents, route.name].map((name) => t(`routes.${name}`))
    : [t(`routes.${pathname}`)];
  return (
    <nav className={styles.crumbs} aria-label={t('elements.frame.breadcrumb')}>
      <ol>
        {titles.map((title, at) => (
          <li key={title} aria-current={at === titles.length - 1 ? 'page' : undefined}>
            {title}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function LanguageSwitch() {
  const { t } = useTranslation();
  const language = currentLanguage();
  const other = languages.find((one) => one !== language) ?? language;
  return (
    <button
      type="button"
      className={styles.button}
      lang={other}
      title={t('common.language')}
      onClick={() => void changeLanguage(other)}
    >
      <Icon name="language" />
      {t(`common.languages.${other}`)}
    </button>
  );
}

function UserMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const name = useSession((state) => state.name);
  const signOut = async () => {
    if (!(await confirmLeave())) return;
    await leaveSession();
    void navigate(paths.login(), { replace: true });
  };
  const items = [
    { key: 'home', label: <Link to={paths.home()}>{t('elements.frame.home')}</Link> },
    { key: 'profile', label: <Link to={paths.profile()}>{t('routes./profile/index')}</Link> },
    { type: 'divider' as const },
    { key: 'signOut', label: t('elements.frame.signOut'), onClick: () => void signOut() },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <button type="button" className={styles.button} aria-haspopup="menu">
        <Icon name="user" />
        <span className={styles.name}>{name}</span>
        <Icon name="more" size={12} />
      </button>
    </Dropdown>
  );
}

export function TopBar({ pathname }: { pathname: string }) {
  const { t } = useTranslation();
  const mobile = useIsMobile();
  const { sidebarOpen, drawerOpen } = useLayout();
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('elements.frame.toggleMenu')}
        aria-expanded={mobile ? drawerOpen : sidebarOpen}
        onClick={() => (mobile ? setDrawer(!drawerOpen) : toggleSidebar())}
      >
        <Icon name="menu" size={18} />
      </button>
      <Breadcrumb pathname={pathname} />
      <LanguageSwitch />
      <UserMenu />
    </header>
  );
}
