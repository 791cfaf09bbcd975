import { isInputMethodKey } from '@/lib/keys';

const keys: ReadonlySet<string> = new Set(
  'Escape Tab Backspace Delete Home End PageUp PageDown ArrowUp ArrowDown ArrowLeft ArrowRight'.split(
    ' ',
  ),
);

/**
 * Leaves the keys with which a word is composed to the input method: no menu, select, popup or list hears of them, antd's
 * included. Enter has handlers that must keep it from sending the form, so these ask for themselves.
 */
export function keepInputMethodKeys() {
  window.addEventListener(
    'keydown',
    (event) => {
      if (keys.has(event.key) && isInputMethodKey(event)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
