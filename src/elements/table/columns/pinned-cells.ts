import { useEffect, type RefObject } from 'react';

/** The box counts as at rest when nothing has moved it sideways for this long. */
const restMs = 500;

/** Writes how far the cells of both sides are moved within their rows to stand at the edges of the box. */
function placeCells(box: HTMLElement) {
  const table = box.firstElementChild?.getBoundingClientRect();
  if (!table) return;
  const { left, width } = box.getBoundingClientRect();
  const right = left + width - (box.offsetWidth - box.clientWidth);
  box.style.setProperty('--start-shift', `${left - table.left}px`);
  box.style.setProperty('--end-shift', `${Math.min(0, right - table.right)}px`);
  box.dataset.placed = '';
}

/**
 * Places the pinned cells of a table by `position: relative` while it is not scrolled sideways; while it is, they are
 * sticky. Browsers draw every sticky cell into a layer of its own, and the 450 layers of a hundred rows make scrolling
 * jerk on a slow computer. The attribute is set without rendering, because rows must not render while they scroll.
 */
export function usePinnedCells(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    let { scrollLeft } = current;
    let timer = 0;
    const stick = () => {
      delete current.dataset.placed;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        timer = 0;
        placeCells(current);
      }, restMs);
    };
    const onScroll = () => {
      if (current.scrollLeft === scrollLeft) return;
      ({ scrollLeft } = current);
      stick();
    };
    // What is about to scroll sideways: the browser scrolls before it says so, and the cells would move for a frame.
    const onWheel = ({ deltaX, deltaY, shiftKey }: WheelEvent) => {
      if (shiftKey || Math.abs(deltaX) > Math.abs(deltaY)) stick();
    };
    const onPointerDown = ({ target, pointerType }: PointerEvent) => {
      const isScrollbar = target === current;
      if (isScrollbar || pointerType !== 'mouse') stick();
    };
    const observer = new ResizeObserver(() => {
      if (!timer) placeCells(current);
    });
    observer.observe(current);
    if (current.firstElementChild) observer.observe(current.firstElementChild);
    const passive = { passive: true };
    current.addEventListener('scroll', onScroll, passive);
    current.addEventListener('wheel', onWheel, passive);
    current.addEventListener('pointerdown', onPointerDown, passive);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      current.removeEventListener('scroll', onScroll);
      current.removeEventListener('wheel', onWheel);
      current.removeEventListener('pointerdown', onPointerDown);
    };
  }, [box]);
}
