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

/** Where the focus goes when a popup closes: where it came from, else into the popup below. */
function giveBack(opener: Element | null, box: HTMLElement) {
  // Somebody has taken it on purpose.
  if (!nobodyHasFocus() && !box.contains(document.activeElement)) return;
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) {
    opener.focus({ preventScroll: true });
  } else {
    open.at(-1)?.focus({ preventScroll: true });
  }
}

/** Takes the focus while the popup is open and gives it back; keys work even when nothing has the focus. */
export function usePopupStack(box: RefObject<HTMLElement | null>, onClose: () => void) {
  const [opener] = useState(() => document.activeElement);
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
      giveBack(opener, current);
    };
  }, [box, opener]);
}
