import { useLayoutEffect, type RefObject } from 'react';
import { antdDropdowns, onDialogKey } from './dialog-keys';

/** Dropdowns that controls render outside the dialog still belong to it. */
const dropdowns = `${antdDropdowns}, [data-floating]`;

const isInside = (root: Element | null, target: EventTarget | null) =>
  target instanceof Element && (root?.contains(target) || target.closest(dropdowns) !== null);

/** Closes on Esc and on a click outside `root`; keeps Tab inside `box`. */
export function useDialog(
  box: RefObject<HTMLElement | null>,
  root: RefObject<HTMLElement | null>,
  onClose: (byKey: boolean) => void,
) {
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      // A click on the backdrop of nested sheets closes only the topmost sheet.
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

/** Focuses the control to start with: the checked one of several, otherwise the first. */
export function focusFirst(box: HTMLElement | null) {
  const first = box?.querySelector<HTMLElement>('input:checked') ?? box?.querySelector('input');
  (first ?? box)?.focus({ preventScroll: true });
}
