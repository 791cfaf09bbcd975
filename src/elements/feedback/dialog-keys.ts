const focusable =
  'button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled), a[href], [tabindex="0"]';

/** What the browser's and React's keyboard events share. */
type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault' | 'stopPropagation'>;

/** Tab goes round inside the box. */
function keepTabInside(event: Keys, box: HTMLElement) {
  const stops = [...box.querySelectorAll<HTMLElement>(focusable)];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const leaves = document.activeElement === from || document.activeElement === box;
  if (!leaves || !to) return;
  event.preventDefault();
  to.focus();
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
