import { useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '@/i18n';
import { clamp } from '@/lib/number';
import { adjacentTab, tabsToClose, type CloseCommand, type Tab } from '@/stores/tabs';
import type { TabActions } from './tabs-actions';
import styles from './tabs-menu.module.css';
import { tabTitle } from '@/stores/tabs';

interface TabsMenuProps {
  tab: Tab;
  /** The position; the menu moves when there is not enough space. */
  x: number;
  y: number;
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

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => (index >= last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

function onMenuKey(event: KeyboardEvent<HTMLElement>, onClose: () => void) {
  const step = steps[event.key];
  const closes = event.key === 'Escape' || event.key === 'Tab';
  if (!step && !closes) return;
  event.preventDefault();
  event.stopPropagation();
  if (closes) return onClose();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const index = items.findIndex((item) => item === document.activeElement);
  items[step?.(index, items.length - 1) ?? 0]?.focus();
}

/** Moves the focus into the menu, closes it on a click outside and restores the focus. */
function useMenuFocus(onClose: () => void) {
  const menu = useRef<HTMLUListElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const { current } = menu;
    const opener = document.activeElement;
    current?.querySelector<HTMLElement>('button:enabled')?.focus();
    // A button that opens a menu also closes it.
    const button = opener?.closest('[aria-haspopup]');
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !current?.contains(target) && !button?.contains(target)) {
        close();
      }
    };
    const onResize = () => close();
    document.addEventListener('pointerdown', onPress, true);
    window.addEventListener('resize', onResize);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      window.removeEventListener('resize', onResize);
      if (current?.contains(document.activeElement) && opener instanceof HTMLElement)
        opener.focus();
    };
  }, []);
  return menu;
}

/** Keeps a gap between the menu and the edge of the window. */
const gapPx = 4;
const fitInWindow = (start: number, size: number, windowSize: number) =>
  clamp(start, gapPx, windowSize - size - gapPx);

/** The menu of a tab. */
export function TabsMenu({ tab, x, y, actions, onClose }: TabsMenuProps) {
  const { t } = useTranslation();
  const menu = useMenuFocus(onClose);
  const [place, setPlace] = useState({ left: x, top: y });
  useLayoutEffect(() => {
    const { width, height } = menu.current?.getBoundingClientRect() ?? { width: 0, height: 0 };
    setPlace({
      left: fitInWindow(x, width, innerWidth),
      top: fitInWindow(y, height, innerHeight),
    });
  }, [menu, x, y]);
  const item = (key: string, run: () => void, disabled = false) => (
    <li key={key} role="none">
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        disabled={disabled}
        onClick={() => {
          onClose();
          run();
        }}
      >
        {t(`elements.tabs.${key}`)}
      </button>
    </li>
  );
  return (
    <ul
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={tabTitle(tab)}
      className={styles.menu}
      style={place}
      onKeyDown={(event) => onMenuKey(event, onClose)}
      onContextMenu={(event) => event.preventDefault()}
    >
      {item('refresh', () => void actions.refresh(tab))}
      {closeCommands.map((key) =>
        item(key, () => void actions.close(key, tab), tabsToClose(key, tab.id).length === 0),
      )}
      {/* On a touch screen, dragging scrolls the row. */}
      {item('moveLeft', () => actions.move(tab, false), !adjacentTab(tab.id, false))}
      {item('moveRight', () => actions.move(tab, true), !adjacentTab(tab.id, true))}
    </ul>
  );
}
