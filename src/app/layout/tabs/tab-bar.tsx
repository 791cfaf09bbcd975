import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import { useState } from 'react';
import { useTranslation } from '@/i18n';
import { findTab, useTabs } from '@/stores/tabs';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Row } from '@/ui/layout/layout';
import type { Point } from '@/ui/overlay/anchored';
import { closestItem, closestTab, useTabActions } from './tabs-actions';
import { TabsMenu } from './tabs-menu';
import { TabsRow } from './tabs-row';
import styles from './tab-bar.module.css';

interface OpenedMenu {
  tabId: string;
  opener: HTMLElement;
  point?: Point;
}

/** The tabs of the visited pages. */
export function TabBar({ active }: { active: string }) {
  const { t } = useTranslation();
  const actions = useTabActions(active);
  const [menu, setMenu] = useState<OpenedMenu>();
  const menuTab = useTabs(({ tabs }) => tabs.find(({ id }) => id === menu?.tabId));
  const [closeMenu] = useState(() => () => setMenu(undefined));
  return (
    <Row align="stretch" rigid className={styles.bar} data-print="no">
      <TabsRow
        active={active}
        close={actions.close}
        openMenu={(target, point) => {
          const tab = closestTab(target);
          const opener = closestItem(target)?.querySelector('a');
          if (tab && opener) setMenu({ tabId: tab.id, opener, point });
        }}
      />
      <IconButton
        className={styles.more}
        label={t('elements.tabs.actions')}
        aria-haspopup="menu"
        aria-expanded={menu !== undefined}
        onClick={({ currentTarget }) => {
          const tab = findTab(active) ?? useTabs.getState().tabs[0];
          setMenu(menu || !tab ? undefined : { tabId: tab.id, opener: currentTarget });
        }}
      >
        <Icon icon={DownOutlined} size={10} />
      </IconButton>
      {menu && menuTab && (
        <TabsMenu
          key={menu.tabId}
          tab={menuTab}
          opener={menu.opener}
          point={menu.point}
          actions={actions}
          onClose={closeMenu}
        />
      )}
    </Row>
  );
}
