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
