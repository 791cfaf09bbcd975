import type { FocusEvent, KeyboardEvent } from 'react';
import { moveTabStop } from '@/elements/table/focus';
import { clamp } from '@/lib/number';

const bar = '[data-bar]';
const line = '[data-line]';
const entryOfBar = '[data-entry]';
const edgeOfBar = '[data-edge]';

/** The bar of a line that begins nearest to where another one does. */
function nearest(bars: readonly HTMLElement[], left: number) {
  const distance = (one: HTMLElement) => Math.abs(one.getBoundingClientRect().left - left);
  return bars.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** The arrow keys move between the bars of a line and to the next line with bars; Home and End to the ends of a line. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget: box, key } = event;
  if (!(target instanceof HTMLElement) || !target.matches(bar)) return;
  const barsOf = (element: Element) => [...element.querySelectorAll<HTMLElement>(bar)];
  const lines = [...box.querySelectorAll(line)].map(barsOf).filter((bars) => bars.length > 0);
  const index = lines.findIndex((bars) => bars.includes(target));
  const own = lines[index] ?? [];
  const place = own.indexOf(target);
  const inLine = (to: number) => own[clamp(to, 0, own.length - 1)];
  const inOther = (step: number) =>
    nearest(lines[index + step] ?? [], target.getBoundingClientRect().left);
  const moves: Record<string, () => HTMLElement | undefined> = {
    ArrowLeft: () => inLine(place - 1),
    ArrowRight: () => inLine(place + 1),
    ArrowUp: () => inOther(-1),
    ArrowDown: () => inOther(1),
    Home: () => inLine(0),
    End: () => inLine(own.length - 1),
  };
  const move = moves[key];
  if (!move) return;
  event.preventDefault();
  move()?.focus();
}

function onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
  const entry = target.closest(entryOfBar);
  const own = entry?.querySelector<HTMLElement>(bar);
  if (own) moveTabStop(own, currentTarget, bar);
  for (const edge of currentTarget.querySelectorAll<HTMLElement>(`${edgeOfBar}[tabindex="0"]`)) {
    edge.tabIndex = -1;
  }
  for (const edge of entry?.querySelectorAll<HTMLElement>(edgeOfBar) ?? []) edge.tabIndex = 0;
}

/** Tab stops at one bar, the one that had the focus last, and at its ends. */
export const scheduleKeys = { onKeyDown, onFocus };
