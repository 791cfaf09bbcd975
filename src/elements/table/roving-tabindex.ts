/** Makes one of many elements of a kind the one that Tab comes back to. Set on the element: nothing is drawn for it. */
export function moveTabStop(stop: HTMLElement, box: HTMLElement, kind: string) {
  for (const other of box.querySelectorAll<HTMLElement>(`${kind}[tabindex="0"]`)) {
    other.tabIndex = -1;
  }
  stop.tabIndex = 0;
}
