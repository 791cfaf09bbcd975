const focusable =
  'button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled), a[href], [tabindex="0"]';

/** Tab goes round inside the box. */
export function keepTabInside(
  event: { shiftKey: boolean; preventDefault(): void },
  box: HTMLElement,
) {
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
export const hasOpenDropdown = () => document.querySelector(openDropdown) !== null;
