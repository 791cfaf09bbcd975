import { confirmDialog, notify, type DialogOptions } from './notify';

/**
 * Asks for confirmation and sends the request while the button shows a spinner. Success closes the dialog with a
 * notification; a failure keeps it open.
 */
export function confirmRequest(
  content: string,
  call: () => Promise<unknown>,
  more?: Pick<DialogOptions, 'danger' | 'anchor'>,
) {
  return confirmDialog({ ...more, content, onOk: () => call().then(() => notify.success()) });
}
