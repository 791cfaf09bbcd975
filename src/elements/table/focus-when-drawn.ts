const waitMs = 1000;

/** What a long table has not drawn yet takes the focus as soon as it is; `scroll` brings it into view. */
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
  // Whoever went elsewhere meanwhile is not called back.
  setTimeout(() => drawn.disconnect(), waitMs);
  scroll(table.parentElement);
}
