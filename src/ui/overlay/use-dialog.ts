import { useEffect, type RefObject } from 'react';
import { onDialogKey } from './dialog-keys';

/** What the controls draw outside the dialog still belongs to it. */
const dropdowns = '.ant-select-dropdown, .ant-picker-dropdown, [data-floating]';

const isInside = (root: Element | null, target: EventTarget | null) =>
  target instanceof Element && (root?.contains(target) || target.closest(dropdowns) !== null);

/** Esc and a click outside `root` close; Tab stays in `box`. */
export function useDialog(
  box: RefObject<HTMLElement | null>,
  root: RefObject<HTMLElement | null>,
  onClose: (byKey: boolean) => void,
) {
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      // Of sheets above each other only the upper one closes: what dims the page belongs to it.
      const isOwnBackdrop = target === current.parentElement?.closest('[data-floating]');
      if (isOwnBackdrop || !isInside(root.current, target)) onClose(false);
    };
    const onKeyDown = (event: KeyboardEvent) => onDialogKey(event, current, () => onClose(true));
    document.addEventListener('pointerdown', onPointerDown);
    current.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      current.removeEventListener('keydown', onKeyDown);
    };
  }, [box, root, onClose]);
}

/** The control where typing should go first: the chosen one of several, else the first. */
export function focusFirst(box: HTMLElement | null) {
  const first = box?.querySelector<HTMLElement>('input:checked') ?? box?.querySelector('input');
  (first ?? box)?.focus({ preventScroll: true });
}
