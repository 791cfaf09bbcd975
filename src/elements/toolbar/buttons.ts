import type { UploadKind } from '@/schema/field';
import type { ButtonVariant } from '@/ui/button';
import { t } from '@/i18n';
import { standardButtonOf } from './actions';
import type { ToolbarIconName } from './icons';

/** A button as data. A standard code brings its own text, type and icon. */
export interface MenuButton {
  code: string;
  /** Without it everybody may see the button. */
  policy?: string;
  text?: string;
  type?: ButtonVariant;
  icon?: ToolbarIconName;
}

/** Where chosen files go. */
export interface ToolbarUpload {
  /** Path below the server's address; every file is posted to it on its own, as `file`. */
  url: string;
  /** What may be chosen, checked by extension and content; any attachment when missing. */
  kind?: UploadKind;
  /** What a file may weigh; the limit of its kind when missing. */
  limitKb?: number;
  /** Most files at one choice; 99 when missing. */
  limit?: number;
  /** Some files are on the server now. */
  onDone?: () => void;
}

/** A plain action; with `href` a link to another window, with `upload` a choice of files. */
export interface ToolbarButton extends MenuButton {
  show?: () => boolean;
  disabled?: boolean;
  busy?: boolean;
  onClick?: (code: string) => void;
  href?: string;
  upload?: ToolbarUpload;
}

/** A button that may be seen, with all that it draws. */
export type VisibleButton = ToolbarButton & { text: string };

/** What this user sees of the buttons: by policy, by show rule. */
export const visibleButtons = (
  buttons: readonly ToolbarButton[],
  can: (policy?: string) => boolean,
): VisibleButton[] =>
  buttons
    .filter(({ policy, show }) => can(policy) && (show?.() ?? true))
    .map((button) => ({
      ...standardButtonOf(button.code),
      ...button,
      text: button.text ?? t(`actions.${button.code}`),
    }));
