import type { MouseEvent } from 'react';
import { closestTab, type OpenMenu, type TabActions } from './tabs-actions';

const middleButton = 1;

/** The right button opens the menu, the middle button closes the tab. */
export const mouseHandlers = (close: TabActions['close'], openMenu: OpenMenu) => ({
  onContextMenu: (event: MouseEvent) => {
    if (!closestTab(event.target)) return;
    event.preventDefault();
    openMenu(event.target, { x: event.clientX, y: event.clientY });
  },
  onMouseDown: (event: MouseEvent) => {
    // Prevents the browser's autoscroll.
    if (event.button === middleButton) event.preventDefault();
  },
  onAuxClick: (event: MouseEvent) => {
    const tab = event.button === middleButton && closestTab(event.target);
    if (!tab) return;
    event.preventDefault();
    void close('close', tab);
  },
});
