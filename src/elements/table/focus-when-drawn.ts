const waitMs = 1000;

/**
 * Focuses an element that a virtualised table may not have rendered yet. `scroll` brings it into view, and it
 * receives the focus once it is rendered.
 */
export function focusWhenRendered(
  table: HTMLTableElement,
  what: string,
  scroll: (box: HTMLElement) => void,
) {
  const find = () => table.querySelector<HTMLElement>(what);
  const found = find();
  found?.focus();
  if (found || !table.parentElement) return;
  const drawn = new MutationObserver(() => {
    const late = find();
    if (!late) return;
    drawn.disconnect();
    late.focus();
  });
  drawn.observe(table, { childList: true, subtree: true });
  // Stop waiting, so that a late element does not take the focus from where the user went meanwhile.
  setTimeout(() => drawn.disconnect(), waitMs);
  scroll(table.parentElement);
}
