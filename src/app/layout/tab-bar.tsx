import { Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { confirmLeave } from '@/app/leave';
import { closeAllTabs, closeOtherTabs, closeTab, useTabs, type Tab } from '@/stores/tabs';
import { Icon } from './icons';
import styles from './tab-bar.module.css';

/** The visited pages; the address of a tab is where it was left. */
export function TabBar({ active }: { active: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const tabs = useTabs((state) => state.tabs);
  const current = tabs.find((tab) => tab.path === active);

  const go = (path: string) => void navigate(path);
  const close = async (tab: Tab) => {
    if (!(await confirmLeave())) return;
    const next = closeTab(tab.path);
    if (tab.path === active) go(next);
  };
  const actions = {
    refresh: () => go(`/redirect${current?.fullPath ?? active}`),
    close: () => current && void close(current),
    closeOthers: async () => (await confirmLeave()) && closeOtherTabs(active),
    closeAll: async () => (await confirmLeave()) && go(closeAllTabs()),
  };
  const items = Object.entries(actions).map(([key, run]) => ({
    key,
    label: t(`elements.tabs.${key}`),
    disabled: key === 'close' && current?.affix !== false,
    onClick: () => void run(),
  }));

  return (
    <div className={styles.bar}>
      <nav className={styles.tabs} aria-label={t('elements.tabs.label')}>
        {tabs.map((tab) => {
          const title = t(`routes.${tab.name}`);
          return (
            <span key={tab.path} className={styles.tab} data-active={tab.path === active}>
              <Link to={tab.fullPath} aria-current={tab.path === active ? 'page' : undefined}>
                {title}
              </Link>
              {!tab.affix && (
                <button
                  type="button"
                  aria-label={t('elements.tabs.closeOne', { title })}
                  onClick={() => void close(tab)}
                >
                  <Icon name="close" size={12} />
                </button>
              )}
            </span>
          );
        })}
      </nav>
      <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
        <button type="button" className={styles.more} aria-label={t('elements.tabs.actions')}>
          <Icon name="more" size={14} />
        </button>
      </Dropdown>
    </div>
  );
}
