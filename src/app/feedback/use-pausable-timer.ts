import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** The notification around its content. */
const noticeOf = (element: Element | null) => element?.closest('[role="alert"]');

/**
 * Calls `onEnd` after a time that stands still while the pointer or the focus is in the notification around the
 * element. antd's own time only stops for the pointer. When the notification closes, the focus goes back to where it
 * came from. Returns a function that begins the time again.
 */
export function usePausableTimer(
  content: RefObject<HTMLElement | null>,
  ms: number,
  onEnd: () => void,
) {
  const end = useEffectEvent(onEnd);
  const restart = useRef(() => {});
  // A layout effect, because its cleanup runs while the notification is still in the document.
  useLayoutEffect(() => {
    const notice = noticeOf(content.current);
    if (!notice) return undefined;
    const pauses = new Set<string>();
    let left = ms;
    let since = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let cameFrom: EventTarget | null = null;
    const start = () => {
      since = Date.now();
      timer = setTimeout(() => end(), left);
    };
    restart.current = () => {
      clearTimeout(timer);
      left = ms;
      if (!pauses.size) start();
    };
    const pause = (reason: string) => {
      if (!pauses.size && timer) left -= Date.now() - since;
      clearTimeout(timer);
      pauses.add(reason);
    };
    const resume = (reason: string) => {
      if (pauses.delete(reason) && !pauses.size) start();
    };
    const stop = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      notice.addEventListener(type, listener, { signal: stop.signal });
    on('mouseenter', () => pause('pointer'));
    on('mouseleave', () => resume('pointer'));
    on('focusin', (event) => {
      if (!pauses.has('focus') && event instanceof FocusEvent) cameFrom = event.relatedTarget;
      pause('focus');
    });
    on('focusout', (event) => {
      const { relatedTarget } = event as FocusEvent;
      if (!(relatedTarget instanceof Node && notice.contains(relatedTarget))) resume('focus');
    });
    start();
    return () => {
      stop.abort();
      clearTimeout(timer);
      const isInside = notice.contains(document.activeElement);
      if (isInside && cameFrom instanceof HTMLElement) cameFrom.focus();
    };
  }, [content, ms]);
  return () => restart.current();
}
