import type { FocusEvent, KeyboardEvent } from 'react';
import { keepTabStop } from './tab-stop';

interface Keys {
  count: number;
  onEnter: (at: number) => void;
  onSpace: (at: number) => void;
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

function onFocus({ target, currentTarget }: FocusEvent<HTMLTableElement>) {
  if (target instanceof HTMLTableRowElement) keepTabStop(target, currentTarget, 'tr');
}

const rowAt = (table: HTMLElement, at: number) =>
  table.querySelector<HTMLElement>(`tr[data-at="${at}"]`);

const waitMs = 1000;

/** A row of a long table that is not drawn yet takes the focus as soon as it is. */
function goTo(table: HTMLTableElement, at: number, count: number) {
  const row = rowAt(table, at);
  row?.focus();
  if (row || !table.ariaRowCount) return;
  const drawn = new MutationObserver(() => {
    const found = rowAt(table, at);
    if (!found) return;
    drawn.disconnect();
    found.focus();
  });
  drawn.observe(table, { childList: true, subtree: true });
  // Whoever went elsewhere meanwhile is not called back.
  setTimeout(() => drawn.disconnect(), waitMs);
  const box = table.parentElement;
  box?.scrollTo({ top: (at / count) * box.scrollHeight });
}

/** Rows are walked with the arrows; Tab stops once in the table. Enter opens, Space selects. */
export function tableKeys({ count, onEnter, onSpace }: Keys) {
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target, currentTarget, key } = event;
    // Keys pressed in a button or an input of the row are meant for that.
    if (!(target instanceof HTMLTableRowElement)) return;
    const at = Number(target.dataset.at);
    const step = steps[key];
    if (!step && key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    if (key === 'Enter') onEnter(at);
    else if (key === ' ') onSpace(at);
    goTo(currentTarget, step?.(at, count - 1) ?? at, count);
  };
  return { onFocus, onKeyDown };
}
