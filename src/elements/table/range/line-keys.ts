interface LineKeys {
  box: HTMLElement;
  /** The line that describes the range, while it has buttons. */
  line: () => HTMLElement | null;
  /** Focuses the row of the corner that moves. */
  focusHead: () => void;
  signal: AbortSignal;
}

/**
 * Tab leads from a row of the range to the line below the table, and Shift+Tab back: a hundred buttons of other rows are
 * between them. Without a range it goes through these.
 */
export function connectLine({ box, line, focusHead, signal }: LineKeys) {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (key !== 'Tab' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
    const [first] = line()?.getElementsByTagName('button') ?? [];
    if (!first) return;
    const isRow = target instanceof HTMLTableRowElement && box.contains(target);
    if (isRow && !shiftKey) first.focus();
    else if (target === first && shiftKey) focusHead();
    else return;
    event.preventDefault();
  };
  (box.parentElement ?? box).addEventListener('keydown', onKeyDown, { signal });
}
