import { useEffect, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { useIsExtraSmall } from '@/ui/use-media';
import { clamp } from '@/lib/number';

/** Distance in px from the initial position. */
interface Offset {
  left: number;
  top: number;
}
const home: Offset = { left: 0, top: 0 };

/** Lets the header of a dialog drag it within the window. A drawer cannot be dragged. */
export function useDrag(box: RefObject<HTMLElement | null>) {
  const [offset, setOffset] = useState(home);
  const isDrawer = useIsExtraSmall();
  useEffect(() => {
    // The position may be outside the new window.
    const reset = () => setOffset(home);
    window.addEventListener('resize', reset);
    return () => window.removeEventListener('resize', reset);
  }, []);

  const onPointerDown = (down: ReactPointerEvent<HTMLElement>) => {
    const { current } = box;
    const onButton = down.target instanceof Element && down.target.closest('button');
    if (isDrawer || down.button !== 0 || onButton || !current) return;
    const { left, right, top, bottom } = current.getBoundingClientRect();
    const follow = (move: PointerEvent) =>
      setOffset({
        left: offset.left + clamp(move.clientX - down.clientX, -left, innerWidth - right),
        top: offset.top + clamp(move.clientY - down.clientY, -top, innerHeight - bottom),
      });
    const end = new AbortController();
    const { signal } = end;
    window.addEventListener('pointermove', follow, { signal });
    for (const over of ['pointerup', 'pointercancel'] as const) {
      window.addEventListener(over, () => end.abort(), { signal });
    }
  };
  const moved = !isDrawer && offset !== home;
  return { onPointerDown, style: moved ? offset : undefined };
}
