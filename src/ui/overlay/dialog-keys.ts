import { isVisible } from '@/lib/dom';

const focusable =
  'button, input, textarea, select, a[href], area[href], summary, iframe, audio[controls], video[controls], [contenteditable]:not([contenteditable="false"]), [tabindex]';

/** What the browser's and React's keyboard events share. */
type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault' | 'stopPropagation'>;

/** Whether two radio buttons are of one group, in which Tab stops once. */
const isSameGroup = (one: HTMLInputElement, other: HTMLInputElement) =>
  one.name !== '' && one.name === other.name && one.form === other.form;

const isRadio = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio';

/** Whether Tab stops at a radio button: at the chosen one of its group, and at no other while the focus is in it. */
function isGroupStop(radio: HTMLInputElement, all: readonly Element[]) {
  const { activeElement: active } = document;
  if (radio.checked || radio === active) return true;
  const isTaken = (other: Element) => isRadio(other) && (other.checked || other === active);
  return !all.some((other) => isTaken(other) && isRadio(other) && isSameGroup(radio, other));
}

/** Where Tab stops in a box, in order: what is hidden, disabled or inert is passed over as the browser does. */
function tabStops(box: HTMLElement): HTMLElement[] {
  const all = [...box.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      isVisible(element),
  );
  return all.filter((element) => !isRadio(element) || isGroupStop(element, all));
}

/** Tab goes round inside the box. */
function keepTabInside(event: Keys, box: HTMLElement) {
  const { activeElement: active } = document;
  // What a part of the dialog draws outside of it, such as a popover, looks after its own keys.
  if (!active || !box.contains(active)) return;
  const stops = tabStops(box);
  const wanted = event.shiftKey
    ? Node.DOCUMENT_POSITION_PRECEDING
    : Node.DOCUMENT_POSITION_FOLLOWING;
  const isAhead = (stop: HTMLElement) => (active.compareDocumentPosition(stop) & wanted) > 0;
  if (active !== box && stops.some(isAhead)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

const openDropdown =
  '.ant-select-dropdown:not(.ant-select-dropdown-hidden), .ant-picker-dropdown:not(.ant-picker-dropdown-hidden)';

/** An open list of choices is the topmost thing, and Esc closes it before anything else. */
const hasOpenDropdown = () => document.querySelector(openDropdown) !== null;

/** The keys of every dialog: Tab stays in it, Esc closes it. */
export function onDialogKey(event: Keys, box: HTMLElement, onClose: () => void) {
  if (event.key === 'Tab') keepTabInside(event, box);
  if (event.key !== 'Escape' || hasOpenDropdown()) return;
  event.stopPropagation();
  onClose();
}
