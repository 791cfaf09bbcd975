import { useState } from 'react';

/**
 * Makes the element the only one of its kind that Tab reaches. Sets `tabIndex` on the DOM element, so that nothing is
 * rendered.
 */
export function moveTabStop(stop: HTMLElement, box: HTMLElement, kind: string) {
  for (const other of box.querySelectorAll<HTMLElement>(`${kind}[tabindex="0"]`)) {
    other.tabIndex = -1;
  }
  stop.tabIndex = 0;
}

/** Waits for the element that shall get the focus next: only one can have it. */
let waiting: MutationObserver | undefined;

/**
 * Focuses an element that a virtualised table may not have rendered yet. `scroll` brings it into view, and it
 * receives the focus once it is rendered, unless the user went elsewhere meanwhile.
 */
export function focusWhenRendered(
  table: HTMLTableElement,
  selector: string,
  scroll: (box: HTMLElement) => void,
) {
  waiting?.disconnect();
  const find = () => table.querySelector<HTMLElement>(selector);
  const found = find();
  found?.focus();
  if (found || !table.parentElement) return;
  const observer = new MutationObserver(() => {
    const rendered = find();
    if (!rendered) return;
    observer.disconnect();
    // The element that had the focus may have left the document, which gives the focus to its body.
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body || table.contains(activeElement)) rendered.focus();
  });
  observer.observe(table, { childList: true, subtree: true });
  waiting = observer;
  scroll(table.parentElement);
}

/**
 * Keeps the focus on a button that becomes disabled while it is focused, because the browser removes the focus from a
 * disabled button. The button becomes really disabled on blur.
 */
export function useFocusableDisabled(isOff = false) {
  const [focused, setFocused] = useState(false);
  return {
    disabled: isOff && !focused,
    'aria-disabled': isOff || undefined,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
