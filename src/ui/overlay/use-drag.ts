import { useEffect, useState, type PointerEvent as ReactPointerEvent } from 'react';
import { clamp } from '@/lib/number';
import { useIsExtraSmall } from '@/ui/use-media';

/** Distance in px from the initial position. */
interface Offset {
  left: number;
  top: number;
}
const home: Offset = { left: 0, top: 0 };

/** Lets the header of a dialog drag it within the window. A dialog that fills the window cannot be dragged. */
export function useDrag() {
  const [offset, setOffset] = useState(home);
  const fillsWindow = useIsExtraSmall();
  useEffect(() => {
    // The position may be outside the new window.
    const reset = () => setOffset(home);
    window.addEventListener('resize', reset);
    return () => window.removeEventListener('resize', reset);
  }, []);

  const onPointerDown = (down: ReactPointerEvent<HTMLElement>) => {
    const dialog = down.currentTarget.closest('[role=dialog]');
    if (fillsWindow || down.button !== 0 || !dialog) return;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
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
  const moved = !fillsWindow && offset !== home;
  return { onPointerDown, style: moved ? offset : undefined };
}
