import { useEffect, type RefObject } from 'react';

/** The box counts as at rest when nothing has moved it sideways for this long. */
const restMs = 500;

/**
 * Makes the pinned cells of a table sticky while it is scrolled sideways. At rest they are placed by `position: relative`:
 * browsers draw every sticky cell into a layer of its own, and the 450 layers of a hundred rows make scrolling jerk on a
 * slow computer. Rows must not render while they scroll, so this sets an attribute and a property of the box.
 */
export function usePinnedCells(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    let scrollLeft = 0;
    let timer = 0;
    const place = () => {
      ({ scrollLeft } = current);
      current.style.setProperty('--scrolled', `${scrollLeft}px`);
      current.toggleAttribute('data-sideways', false);
    };
    const stick = () => {
      current.toggleAttribute('data-sideways', true);
      clearTimeout(timer);
      timer = window.setTimeout(place, restMs);
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
    // The place may have changed while the tab was hidden. It is not read here, because that would force a layout.
    if (current.style.getPropertyValue('--scrolled')) stick();
    const passive = { passive: true };
    current.addEventListener('scroll', onScroll, passive);
    current.addEventListener('wheel', onWheel, passive);
    current.addEventListener('pointerdown', onPointerDown, passive);
    return () => {
      clearTimeout(timer);
      current.removeEventListener('scroll', onScroll);
      current.removeEventListener('wheel', onWheel);
      current.removeEventListener('pointerdown', onPointerDown);
    };
  }, [box]);
}
