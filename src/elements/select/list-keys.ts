const buttonsOf = (list: Element | null | undefined) => [
  ...(list?.querySelectorAll<HTMLElement>('button, [role="treeitem"]') ?? []),
];

/** Moves the focus in a list of buttons with the arrow keys, Home and End. Returns whether it handled the key. */
export function moveFocusInList(
  event: Pick<KeyboardEvent, 'key' | 'preventDefault'>,
  current: Element,
) {
  const list = current.closest('ul, [role="tree"]');
  const buttons = buttonsOf(list);
  const index = buttons.findIndex((button) => button === current);
  const targets: Record<string, number> = {
    ArrowDown: Math.min(index + 1, buttons.length - 1),
    ArrowUp: Math.max(index - 1, 0),
    Home: 0,
    End: buttons.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return false;
  event.preventDefault();
  buttons[target]?.focus();
  return true;
}

/** Focuses the chosen item of a list, otherwise its first one. */
export function focusList(list: Element | null | undefined) {
  const stop = list?.querySelector<HTMLElement>('[tabindex="0"]') ?? buttonsOf(list)[0];
  stop?.focus();
}
