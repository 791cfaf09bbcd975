import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import { Icon } from '@/ui/icon';
import { useState } from 'react';
import { useTranslation } from '@/i18n';
import { findTab, useTabs } from '@/stores/tabs';
import styles from './tab-bar.module.css';
import { closestTab, useTabActions } from './tabs-actions';
import { TabsMenu } from './tabs-menu';
import { TabsRow } from './tabs-row';

interface Menu {
  id: string;
  x: number;
  y: number;
}

/** The tabs of the visited pages. */
export function TabBar({ active }: { active: string }) {
  const { t } = useTranslation();
  const actions = useTabActions(active);
  const [menu, setMenu] = useState<Menu>();
  const menuTab = useTabs(({ tabs }) => tabs.find(({ id }) => id === menu?.id));
  return (
    <div className={styles.bar} data-print="no">
      <TabsRow
        active={active}
        close={actions.close}
        openMenu={(target, x, y) => {
          const tab = closestTab(target);
          if (tab) setMenu({ id: tab.id, x, y });
        }}
      />
      <button
        type="button"
        className={styles.more}
        aria-label={t('elements.tabs.actions')}
        aria-haspopup="menu"
        aria-expanded={menu !== undefined}
        onClick={({ currentTarget }) => {
          const { right: x, bottom: y } = currentTarget.getBoundingClientRect();
          const tab = findTab(active) ?? useTabs.getState().tabs[0];
          setMenu(menu || !tab ? undefined : { id: tab.id, x, y });
        }}
      >
        <Icon icon={DownOutlined} size={10} />
      </button>
      {menu && menuTab && (
        <TabsMenu
          key={`${menu.id} ${menu.x} ${menu.y}`}
          tab={menuTab}
          x={menu.x}
          y={menu.y}
          actions={actions}
          onClose={() => setMenu(undefined)}
        />
      )}
    </div>
  );
}
