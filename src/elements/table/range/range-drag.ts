import { clamp } from '@/lib/number';
import { placeAt, placeOf, type CellPlace } from './range-cells';

/** Pixels per frame that the box scrolls while the pointer is outside of it, by the distance. */
const maxStepPx = 30;
const stepsPerPx = 4;

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

export interface Drag {
  box: HTMLElement;
  table: HTMLTableElement;
  onMove: (place: CellPlace) => void;
  /** The pointer was released. */
  onEnd: () => void;
}

/** The part of the box that shows rows, between the heading and the sums. */
function rowsView(box: HTMLElement, table: HTMLTableElement) {
  const { left, top } = box.getBoundingClientRect();
  const rows = table.tBodies[0]?.getBoundingClientRect();
  const head = table.tHead?.offsetHeight ?? 0;
  const foot = table.tFoot?.offsetHeight ?? 0;
  return {
    left,
    right: left + box.clientWidth,
    top: top + head,
    bottom: Math.min(top + box.clientHeight - foot, rows?.bottom ?? Infinity),
  };
}

const stepPx = (distance: number) =>
  Math.sign(distance) * Math.min(maxStepPx, Math.ceil(Math.abs(distance) / stepsPerPx));

/** Follows a pressed pointer over the cells until it is released, and scrolls while it is outside of the box. */
export function followDrag({ box, table, onMove, onEnd }: Drag) {
  const drag = new AbortController();
  const options = { signal: drag.signal };
  let frame = 0;
  const end = () => {
    drag.abort();
    cancelAnimationFrame(frame);
    onEnd();
  };
  const moveTo = (target: unknown, { clientX, clientY }: Point) => {
    cancelAnimationFrame(frame);
    const view = rowsView(box, table);
    const x = clamp(clientX, view.left + 1, view.right - 1);
    const y = clamp(clientY, view.top + 1, view.bottom - 1);
    const isInside = x === clientX && y === clientY;
    const place = placeOf(table, target) ?? placeAt(table, x, y);
    if (place) onMove(place);
    if (isInside || view.bottom <= view.top) return;
    frame = requestAnimationFrame(() => {
      const { scrollLeft, scrollTop } = box;
      box.scrollLeft += stepPx(clientX - x);
      box.scrollTop += stepPx(clientY - y);
      const hasScrolled = box.scrollLeft !== scrollLeft || box.scrollTop !== scrollTop;
      if (hasScrolled) moveTo(null, { clientX, clientY });
    });
  };
  window.addEventListener(
    'pointermove',
    (event) => {
      // The release was outside of the window.
      if (event.buttons % 2 === 0) end();
      else moveTo(event.target, event);
    },
    options,
  );
  window.addEventListener('pointerup', end, options);
  window.addEventListener('pointercancel', end, options);
  return () => {
    drag.abort();
    cancelAnimationFrame(frame);
  };
}

/** Keeps the click that follows the release of a drag from its target, e.g. from a row that it would open. */
export function preventClick() {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }));
}
