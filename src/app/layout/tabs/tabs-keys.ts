import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { moveTab } from '@/stores/tabs';
import { focusItem, closestItem, closestTab, type OpenMenu, type TabActions } from './tabs-actions';

/** The item to which a key moves the focus. */
const steps: Record<string, (item: Element) => Element | null | undefined> = {
  ArrowLeft: (item) => item.previousElementSibling,
  ArrowRight: (item) => item.nextElementSibling,
  Home: (item) => item.parentElement?.firstElementChild,
  End: (item) => item.parentElement?.lastElementChild,
};
const forward = ['ArrowRight', 'End'];

const isMenuKey = ({ key, shiftKey }: KeyboardEvent) =>
  key === 'ContextMenu' || (shiftKey && key === 'F10');

/** Arrow keys move the focus and, with Ctrl or ⌘ and Shift, the tab; Delete closes it; the menu key opens its menu. */
export function onTabKey(event: KeyboardEvent, close: TabActions['close'], openMenu: OpenMenu) {
  const item = closestItem(event.target);
  const tab = closestTab(event.target);
  if (!item || !tab) return;
  const target = steps[event.key]?.(item);
  if (target) {
    event.preventDefault();
    const targetTab = closestTab(target);
    const moves = event.shiftKey && (event.ctrlKey || event.metaKey);
    if (!moves) return focusItem(target);
    // A moved element loses the focus for a moment.
    if (targetTab) flushSync(() => moveTab(tab.id, targetTab.id, forward.includes(event.key)));
    focusItem(item);
  } else if (isMenuKey(event)) {
    event.preventDefault();
    openMenu(item);
  } else if (event.key === 'Delete') void close('close', tab);
}
