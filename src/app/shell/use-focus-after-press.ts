import { useEffect } from 'react';
import { afterPaint } from '@/lib/dom';

/** What can take the focus around an element, the nearest first. */
function containersOf(element: Element | null): HTMLElement[] {
  const around = element?.parentElement?.closest<HTMLElement>('[tabindex]');
  return around ? [around, ...containersOf(around)] : [];
}

/**
 * Moves the focus from a control that its own press has removed, such as “Back to today”, to the part of the page around
 * it. Otherwise the focus would be lost, and with it the keys of the page and the place of a screen reader.
 */
export function useFocusAfterPress() {
  useEffect(() => {
    const onClick = () => {
      const { activeElement: pressed } = document;
      const around = containersOf(pressed);
      afterPaint(() => {
        if (pressed?.isConnected || document.activeElement !== document.body) return;
        around.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
      });
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}
