import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { onDialogKey } from './dialog-keys';

/** The popups that are open, the topmost last. */
const open: HTMLElement[] = [];

/** antd's questions stand above every popup and look after their own keys. */
const isQuestionOpen = () =>
  [...document.querySelectorAll<HTMLElement>('.ant-modal-wrap')].some(
    ({ style }) => style.display !== 'none',
  );
const nobodyHasFocus = () => document.activeElement === document.body;

/** What has the focus, and what it stands in: the row and the page stay when the button has gone. */
function focusPath(): HTMLElement[] {
  const path: HTMLElement[] = [];
  let from = document.activeElement;
  for (; from && from !== document.body; from = from.parentElement) {
    const isStop = path.length === 0 || from.hasAttribute('tabindex');
    if (isStop && from instanceof HTMLElement) path.push(from);
  }
  return path;
}

/** Where the focus goes when a popup closes: where it came from, or near it, else into the popup below. */
function giveBack(path: HTMLElement[], box: HTMLElement) {
  // Somebody has taken it on purpose.
  if (!nobodyHasFocus() && !box.contains(document.activeElement)) return;
  const stop = path.find(({ isConnected }) => isConnected) ?? open.at(-1);
  stop?.focus({ preventScroll: true });
}

/** Takes the focus while the popup is open and gives it back; keys work even when nothing has the focus. */
export function usePopupStack(box: RefObject<HTMLElement | null>, onClose: () => void) {
  const [path] = useState(focusPath);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    open.push(current);
    if (!current.contains(document.activeElement)) current.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      if (open.at(-1) !== current || !nobodyHasFocus() || isQuestionOpen()) return;
      // From here the browser's own Tab goes to the first control.
      if (event.key === 'Tab') current.focus({ preventScroll: true });
      else onDialogKey(event, current, () => close());
    };
    // Before a page in full screen takes the key for itself.
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      open.splice(open.indexOf(current), 1);
      giveBack(path, current);
    };
  }, [box, path]);
}
