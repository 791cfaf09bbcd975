import type { ButtonVariant } from '@/ui/button';
import type { ToolbarIconName } from './icons';

/** Variant and icon of a standard action. */
interface StandardButton {
  type?: ButtonVariant;
  icon: ToolbarIconName;
}

/** The standard actions, in the order of the specification; the text `actions.<code>` is the label. */
export const standardButtons = {
  query: { type: 'primary', icon: 'search' },
  reset: { icon: 'undo' },
  new: { type: 'primary', icon: 'plus' },
  import: { icon: 'upload' },
  export: { icon: 'download' },
  exportTable: { icon: 'table' },
  save: { type: 'primary', icon: 'save' },
  sync: { icon: 'sync' },
  disable: { icon: 'stop' },
  delete: { type: 'danger', icon: 'bin' },
  submit: { type: 'primary', icon: 'check' },
  audit: { type: 'primary', icon: 'seal' },
  unaudit: { icon: 'undo' },
  complete: { type: 'primary', icon: 'check' },
  cancel: { icon: 'cross' },
  print: { icon: 'print' },
  history: { icon: 'clock' },
  log: { icon: 'lines' },
  next: { type: 'primary', icon: 'next' },
  previous: { icon: 'previous' },
} satisfies Record<string, StandardButton>;

export type StandardAction = keyof typeof standardButtons;

// Object.keys returns string[], although the keys are known.
export const standardActions = Object.keys(standardButtons) as StandardAction[];

const isStandard = (code: string): code is StandardAction => Object.hasOwn(standardButtons, code);

/** Variant and icon of a standard action; empty for any other code. */
export const standardButtonOf = (code: string): Partial<StandardButton> =>
  isStandard(code) ? standardButtons[code] : {};
