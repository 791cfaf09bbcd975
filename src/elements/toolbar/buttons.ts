import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import { t } from '@/i18n';
import type { UploadKind } from '@/schema/field';
import type { ButtonVariant } from '@/ui/button';
import { standardButtonOf } from './actions';

/** A declared button. Buttons with a standard code have a default text, variant and icon. */
interface MenuButton {
  code: string;
  /** Without a policy all users see the button. */
  policy?: string;
  text?: string;
  type?: ButtonVariant;
  icon?: IconDefinition;
}

/** The upload of the chosen files. */
export interface ToolbarUpload {
  /** The path on the server. Each file is posted in a separate request, as `file`. */
  url: string;
  /** The accepted files, checked by extension and content; defaults to attachments. */
  kind?: UploadKind;
  /** Maximum size of a file; defaults to the limit of its kind. */
  limitKb?: number;
  /** Maximum number of files; defaults to 99. */
  limit?: number;
  /** Called after the upload. */
  onDone?: () => void;
}

/**
 * A button; with `to` a link to a page, with `href` one that opens a new window, with `upload` a file chooser, with `items`
 * a menu.
 */
export interface ToolbarButton extends MenuButton {
  show?: () => boolean;
  disabled?: boolean;
  busy?: boolean;
  onClick?: (code: string) => void;
  /** Path of a page of the console. */
  to?: string;
  href?: string;
  upload?: ToolbarUpload;
  items?: ToolbarButton[];
}

/** A button that the user may see, with its defaults filled in. */
export type VisibleButton = Omit<ToolbarButton, 'items'> & {
  text: string;
  items?: VisibleButton[];
};

/** The buttons that the user may see, by policy and `show`. */
export const visibleButtons = (
  buttons: readonly ToolbarButton[],
  can: (policy?: string) => boolean,
): VisibleButton[] =>
  buttons
    .filter(({ policy, show }) => can(policy) && (show?.() ?? true))
    .map((button) => ({
      ...standardButtonOf(button.code),
      ...button,
      icon: button.icon ?? standardButtonOf(button.code).icon,
      text: button.text ?? t(`actions.${button.code}`),
      items: button.items && visibleButtons(button.items, can),
    }));
