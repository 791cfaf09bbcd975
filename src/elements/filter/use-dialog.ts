import { useEffect, type RefObject } from 'react';

/** What antd's controls draw outside the dialog still belongs to it. */
const dropdowns = '.ant-select-dropdown, .ant-picker-dropdown';
const openDropdown =
  '.ant-select-dropdown:not(.ant-select-dropdown-hidden), .ant-picker-dropdown:not(.ant-picker-dropdown-hidden)';
const focusable = 'button:not(:disabled), input:not(:disabled), [tabindex="0"]';

const isInside = (root: Element | null, target: EventTarget | null) =>
  target instanceof Element && (root?.contains(target) || target.closest(dropdowns) !== null);

/** Tab goes round inside the dialog. */
function keepTabInside(event: KeyboardEvent, box: HTMLElement) {
  const stops = [...box.querySelectorAll<HTMLElement>(focusable)];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const leaves = document.activeElement === from || document.activeElement === box;
  if (!leaves || !to) return;
  event.preventDefault();
  to.focus();
}

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
      if (!isInside(root.current, target)) onClose(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab') keepTabInside(event, current);
      // An open list of choices is the topmost thing and closes by itself.
      if (event.key !== 'Escape' || document.querySelector(openDropdown)) return;
      event.stopPropagation();
      onClose(true);
    };
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
