import { isVisible } from '@/lib/dom';

const focusable =
  'button, input, textarea, select, a[href], area[href], summary, iframe, audio[controls], video[controls], [contenteditable]:not([contenteditable="false"]), [tabindex]';

/** What DOM and React keyboard events have in common. */
type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>;

/** Returns whether two radio buttons belong to one group, which Tab reaches once. */
const isSameGroup = (one: HTMLInputElement, other: HTMLInputElement) =>
  one.name !== '' && one.name === other.name && one.form === other.form;

const isRadio = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio';

/**
 * Returns whether Tab reaches a radio button: the checked or the focused one of its group, or any if the group has
 * neither.
 */
function isGroupStop(radio: HTMLInputElement, all: readonly Element[]) {
  const { activeElement: active } = document;
  if (radio.checked || radio === active) return true;
  const isTaken = (other: Element) => isRadio(other) && (other.checked || other === active);
  return !all.some((other) => isTaken(other) && isRadio(other) && isSameGroup(radio, other));
}

/**
 * Returns the elements that Tab reaches, in order. Hidden, disabled and inert ones are skipped, as the browser does.
 */
export function tabStops(box: HTMLElement): HTMLElement[] {
  const all = [...box.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      isVisible(element),
  );
  return all.filter((element) => !isRadio(element) || isGroupStop(element, all));
}

/** Keeps Tab inside the box: after the last element comes the first. */
export function keepTabInside(event: Keys, box: HTMLElement) {
  if (event.key !== 'Tab') return;
  const { activeElement: active } = document;
  // What is opened from it and rendered elsewhere handles its own keys.
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
