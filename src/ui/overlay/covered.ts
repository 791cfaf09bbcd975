/** The element that had the focus when an overlay covered the page; undefined while none does. */
let opener: Element | null | undefined;

export const isCovered = () => opener !== undefined;

export function coverPage() {
  opener = document.activeElement;
}

export function uncoverPage() {
  const target = opener;
  opener = undefined;
  if (target instanceof HTMLElement && target.isConnected) target.focus();
}

/** Returns the focus to an element: at once or, when an overlay covers it and its own opener is gone, after the overlay. */
export function returnFocus(element: HTMLElement) {
  if (!isCovered()) element.focus({ preventScroll: true });
  else if (!opener?.isConnected) opener = element;
}
