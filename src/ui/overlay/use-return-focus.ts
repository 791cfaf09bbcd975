import { useEffect, useState, type RefObject } from 'react';
import { isCovered, returnFocus } from './covered';

/** Returns the focused element and its focusable ancestors: the row or the page remains when the button is removed. */
function focusPath(): HTMLElement[] {
  const path: HTMLElement[] = [];
  let from = document.activeElement;
  for (; from && from !== document.body; from = from.parentElement) {
    const isStop = path.length === 0 || from.hasAttribute('tabindex');
    if (isStop && from instanceof HTMLElement) path.push(from);
  }
  return path;
}

/**
 * Returns the focus when a dialog closes: to the element that had it, or to its nearest remaining ancestor. antd returns
 * it only to the opener itself, which a save may have removed together with its row. The function returned does it at
 * once, for what opens another dialog in the same step.
 */
export function useReturnFocus(
  dialog: RefObject<HTMLElement | null>,
  opener?: RefObject<HTMLElement | null>,
) {
  const [path] = useState(focusPath);
  const [focusOpener] = useState(() => () => {
    // Safari does not focus a button that is pressed.
    const button = opener?.current?.closest('button') ?? opener?.current?.querySelector('button');
    const target = path.find(({ isConnected }) => isConnected) ?? button;
    if (target) returnFocus(target);
  });
  // Runs after the commit that removes the dialog, because only then it is known which elements remain.
  useEffect(() => {
    const { current } = dialog;
    return () => {
      const { activeElement: active, body } = document;
      // Otherwise the focus has been moved elsewhere on purpose.
      if (isCovered() || active === body || current?.contains(active)) focusOpener();
    };
  }, [dialog, focusOpener]);
  return focusOpener;
}
