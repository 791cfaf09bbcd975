import { useEffect, useRef, type MouseEvent, type PointerEvent, type TouchEvent } from 'react';
import type { OpenMenu } from './tabs-actions';

/** The duration of a long press, and how far the finger may move meanwhile. */
const longPressMs = 500;
const longPressSlackPx = 10;

interface Press {
  timer: number;
  x: number;
  y: number;
}

/** Opens the menu on a long press and ignores the click that follows it. */
export function useLongPress(openMenu: OpenMenu) {
  const press = useRef<Press>(undefined);
  const opened = useRef(false);
  const cancel = () => {
    window.clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => cancel, []);
  return {
    onPointerDown: ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      cancel();
      opened.current = false;
      if (pointerType !== 'touch') return;
      const open = () => {
        opened.current = true;
        openMenu(target, { x, y });
      };
      press.current = { timer: window.setTimeout(open, longPressMs), x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x = clientX, y = clientY } = press.current ?? {};
      if (Math.hypot(clientX - x, clientY - y) > longPressSlackPx) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    // Otherwise a press of the mouse follows, which would close the menu again.
    onTouchEnd: (event: TouchEvent) => opened.current && event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!opened.current) return;
      opened.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
