import type { FocusEvent, KeyboardEvent } from 'react';
import { focusWhenRendered, moveTabStop } from './focus';

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
  if (target instanceof HTMLTableRowElement) moveTabStop(target, currentTarget, 'tr');
}

/** Arrow keys move between rows, and Tab stops once in the table. Enter opens, Space selects. */
export function tableKeys({ count, onEnter, onSpace }: Keys) {
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target, currentTarget, key } = event;
    // Keys pressed in a button or an input of the row belong to that control.
    if (!(target instanceof HTMLTableRowElement)) return;
    const at = Number(target.dataset.at);
    const step = steps[key];
    if (!step && key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    if (key === 'Enter') onEnter(at);
    else if (key === ' ') onSpace(at);
    const to = step?.(at, count - 1) ?? at;
    focusWhenRendered(currentTarget, `tr[data-at="${to}"]`, (box) =>
      box.scrollTo({ top: (to / count) * box.scrollHeight }),
    );
  };
  return { onFocus, onKeyDown };
}
