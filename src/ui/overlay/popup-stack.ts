import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { onDialogKey } from './dialog-keys';

/** Open popups, the topmost last. */
const open: HTMLElement[] = [];

/** Dialogs of antd are above every popup and handle their own keys. */
const isQuestionOpen = () =>
  [...document.querySelectorAll<HTMLElement>('.ant-modal-wrap')].some(
    ({ style }) => style.display !== 'none',
  );
const hasNoFocus = () => document.activeElement === document.body;

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
 * Returns the focus when a popup closes: to the element that had it, to its nearest remaining ancestor, or to the
 * popup below.
 */
function returnFocus(path: HTMLElement[], box: HTMLElement) {
  // The focus has been moved elsewhere on purpose.
  if (!hasNoFocus() && !box.contains(document.activeElement)) return;
  const stop = path.find(({ isConnected }) => isConnected) ?? open.at(-1);
  stop?.focus({ preventScroll: true });
}

/**
 * Moves the focus into the popup while it is open and returns it afterwards. Keys work even when no element has the
 * focus.
 */
export function usePopupStack(box: RefObject<HTMLElement | null>, onClose: () => void) {
  const [path] = useState(focusPath);
  const close = useEffectEvent(onClose);
  // In the commit that draws the popup: on a busy machine a key may arrive before its passive effects run.
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    open.push(current);
    if (!current.contains(document.activeElement)) current.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      if (open.at(-1) !== current || !hasNoFocus() || isQuestionOpen()) return;
      // From here the browser moves the focus to the first control.
      if (event.key === 'Tab') current.focus({ preventScroll: true });
      else onDialogKey(event, current, () => close());
    };
    // Capture the key before a card in full screen handles it.
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      open.splice(open.indexOf(current), 1);
    };
  }, [box]);
  // Runs after the commit that removes the popup, because only then it is known which elements remain.
  useEffect(() => {
    const { current } = box;
    return () => {
      if (current) returnFocus(path, current);
    };
  }, [box, path]);
}
