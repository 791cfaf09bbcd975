import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';

const rowOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-group]') : null;

/** The row that a key moves to. */
function rowAfter(key: string, row: HTMLElement, all: readonly HTMLElement[]) {
  const index = all.indexOf(row);
  const level = Number(row.ariaLevel);
  switch (key) {
    case 'ArrowDown':
      return all[index + 1];
    case 'ArrowUp':
      return all[index - 1];
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    // An open group: its first one. Keys that open and close have been handled.
    case 'ArrowRight':
      return row.ariaExpanded === 'true' ? all[index + 1] : undefined;
    case 'ArrowLeft':
      return all.slice(0, index).findLast((one) => Number(one.ariaLevel) < level);
    default:
      return undefined;
  }
}
const movingKeys = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'ArrowRight', 'ArrowLeft'];

interface TreeOptions {
  onToggle: (key: string) => void;
  onFocus: (key: string | undefined) => void;
}

/** Keys and presses in the rows of a tree, handled once for all of them. */
export function treeHandlers({ onToggle, onFocus }: TreeOptions) {
  const toggle = (row: HTMLElement) => onToggle(row.dataset.group ?? '');
  return {
    role: 'treegrid',
    onFocus: ({ target }: FocusEvent) => onFocus(rowOf(target)?.dataset.group),
    onClick: ({ target }: MouseEvent) => {
      const row = rowOf(target);
      const isName = target instanceof Element && target.closest('button');
      if (row?.ariaExpanded && !isName) toggle(row);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, target, currentTarget } = event;
      const row = rowOf(target);
      if (!row) return;
      const isOpen = row.ariaExpanded;
      // On the name, both keys are those of a button.
      const isPress = (key === 'Enter' || key === ' ') && target === row;
      const opens = key === 'ArrowRight' && isOpen === 'false';
      const closes = key === 'ArrowLeft' && isOpen === 'true';
      if (!isPress && !movingKeys.includes(key)) return;
      event.preventDefault();
      if (opens || closes || isPress) {
        if (isOpen) toggle(row);
        else row.querySelector('button')?.click();
        return;
      }
      const all = [...currentTarget.querySelectorAll<HTMLElement>('[data-group]')];
      rowAfter(key, row, all)?.focus();
    },
  };
}
