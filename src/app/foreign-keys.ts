import { isInputMethodKey } from '@/lib/keys';

const composingKeys: ReadonlySet<string> = new Set(
  'Escape Tab Backspace Delete Home End PageUp PageDown ArrowUp ArrowDown ArrowLeft ArrowRight'.split(
    ' ',
  ),
);

/** Whether browsers go back or forward with these keys. */
const isHistoryKey = ({ key, altKey, metaKey, ctrlKey, shiftKey }: KeyboardEvent) =>
  (key === 'ArrowLeft' || key === 'ArrowRight') && (altKey || metaKey) && !ctrlKey && !shiftKey;

/**
 * Hides keys that are not meant for the page from all menus, selects, popups and lists, antd's included: those with which
 * a word is composed, and those with which the browser goes back or forward. Enter has handlers that must keep it from
 * sending the form, so these ask for themselves.
 */
export function hideForeignKeys() {
  window.addEventListener(
    'keydown',
    (event) => {
      const isComposing = composingKeys.has(event.key) && isInputMethodKey(event);
      if (isComposing || isHistoryKey(event)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
