import { useTranslation } from '@/i18n';
import { adjacentTab, tabsToClose, tabTitle, type CloseCommand, type Tab } from '@/stores/tabs';
import type { Point } from '@/ui/overlay/anchored';
import { Menu, type MenuItem } from '@/ui/overlay/menu';
import type { TabActions } from './tabs-actions';

interface TabsMenuProps {
  tab: Tab;
  /** The link of the tab, or the button at the end of the row. */
  opener: HTMLElement;
  /** Where the pointer opened it. */
  point: Point | undefined;
  actions: TabActions;
  onClose: () => void;
}

const closeCommands: CloseCommand[] = [
  'close',
  'closeOthers',
  'closeLeft',
  'closeRight',
  'closeAll',
];

interface Item extends MenuItem {
  run: () => void;
}

export function TabsMenu({ tab, opener, point, actions, onClose }: TabsMenuProps) {
  const { t } = useTranslation();
  const item = (code: string, run: () => void, disabled = false): Item => ({
    code,
    text: t(`elements.tabs.${code}`),
    disabled,
    run,
  });
  const items = [
    item('refresh', () => void actions.refresh(tab)),
    ...closeCommands.map((code) =>
      item(code, () => void actions.close(code, tab), tabsToClose(code, tab.id).length === 0),
    ),
    // On a touch screen, dragging scrolls the row.
    item('moveLeft', () => actions.move(tab, false), !adjacentTab(tab.id, false)),
    item('moveRight', () => actions.move(tab, true), !adjacentTab(tab.id, true)),
  ];
  return (
    <Menu
      opener={opener}
      point={point}
      edge={point || opener.localName === 'a' ? 'left' : 'right'}
      label={tabTitle(tab)}
      items={items}
      onChoose={({ run }) => run()}
      onClose={onClose}
    />
  );
}
