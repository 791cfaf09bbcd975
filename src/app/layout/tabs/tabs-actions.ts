import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { confirmLeave } from '@/app/session/leave';
import {
  closeTabs,
  findTab,
  moveTab,
  adjacentTab,
  tabKey,
  tabsToClose,
  visitTab,
  type CloseCommand,
  type Tab,
} from '@/stores/tabs';
import type { Point } from '@/ui/overlay/anchored';

/** Opens the menu of the tab that contains the element, next to the tab or to a point of the window. */
export type OpenMenu = (target: EventTarget, point?: Point) => void;

/** The tab item that contains an element. */
export const closestItem = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tab]') : null;
export const closestTab = (target: EventTarget | null) =>
  findTab(closestItem(target)?.dataset['tab'] ?? '');
export const focusItem = (item: Element | null | undefined) => item?.querySelector('a')?.focus();

/** Returns a function that focuses the next tab when the focused one has been closed. */
function rememberFocus() {
  const item = closestItem(document.activeElement);
  const row = item?.parentElement;
  const adjacent = item?.nextElementSibling ?? item?.previousElementSibling;
  return () => {
    if (!item || item.isConnected || document.activeElement !== document.body) return;
    focusItem(adjacent?.isConnected ? adjacent : row?.firstElementChild);
  };
}

/** The commands of a tab. They ask first when they would lose unsaved work. */
export function useTabActions(active: string) {
  const navigate = useNavigate();
  return {
    refresh: async (tab: Tab) => {
      if (!(await confirmLeave(tabKey(tab)))) return;
      // A tab that is not mounted loads when it is shown.
      if (!tab.shown) return navigate(tab.fullPath);
      visitTab(tab);
      await navigate(`/redirect${tab.fullPath}`, { replace: tab.id === active });
    },
    move: (tab: Tab, after: boolean) => {
      const adjacent = adjacentTab(tab.id, after);
      if (adjacent) moveTab(tab.id, adjacent.id, after);
    },
    close: async (closing: CloseCommand, tab: Tab) => {
      const closed = tabsToClose(closing, tab.id);
      if (closed.length === 0 || !(await confirmLeave(closed.map(tabKey)))) return;
      const restoreFocus = rememberFocus();
      const next = flushSync(() => closeTabs(closed, tab.id));
      restoreFocus();
      if (closed.some(({ id }) => id === active)) await navigate(next);
    },
  };
}

export type TabActions = ReturnType<typeof useTabActions>;
