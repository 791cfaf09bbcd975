import { useState, type DragEvent } from 'react';
import { moveTab, type Tab } from '@/stores/tabs';
import { closestItem, closestTab } from './tabs-actions';

interface DropPosition {
  target: string;
  after: boolean;
}

/** Where the dragged tab would be dropped; nothing can be dropped before a pinned tab. */
function dropPosition(event: DragEvent, tab: Tab): DropPosition {
  const { left, width } = closestItem(event.target)?.getBoundingClientRect() ?? {
    left: 0,
    width: 0,
  };
  return { target: tab.id, after: tab.affix || event.clientX > left + width / 2 };
}

/** Reorders tabs by drag and drop. A tab is a link, so it is draggable by default. */
export function useTabDrag() {
  const [dragged, setDragged] = useState<string>();
  const [position, setPosition] = useState<DropPosition>();
  const end = () => {
    setDragged(undefined);
    setPosition(undefined);
  };
  return {
    /** The side of the tab on which the drop indicator is shown. */
    sideOf: (id: string) => {
      if (position?.target !== id) return undefined;
      return position.after ? 'after' : 'before';
    },
    handlers: {
      onDragStart: (event: DragEvent) => {
        const tab = closestTab(event.target);
        if (tab && !tab.affix) setDragged(tab.id);
      },
      onDragOver: (event: DragEvent) => {
        const tab = closestTab(event.target);
        if (!dragged || !tab) return;
        event.preventDefault();
        const next = tab.id === dragged ? undefined : dropPosition(event, tab);
        if (next?.target !== position?.target || next?.after !== position?.after) setPosition(next);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged && position) moveTab(dragged, position.target, position.after);
        end();
      },
      onDragEnd: end,
    },
  };
}
