import { t } from '@/i18n';
import { addNotice, type Dialog } from './notices';
import { notify } from './notify';

export type DialogOptions = Omit<Partial<Dialog>, 'kind' | 'done'> & Pick<Dialog, 'content'>;

/** Asks a question with two buttons. Resolves to whether it was confirmed and `onOk` succeeded. */
export function confirmDialog(options: DialogOptions): Promise<boolean> {
  const cancelText = options.cancelText ?? t('common.cancel');
  return open({ ...options, cancelText });
}

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

/** Shows a message with one button. */
export function alertDialog(options: DialogOptions): Promise<boolean> {
  return open(options);
}

function open(options: DialogOptions): Promise<boolean> {
  return new Promise((done) => {
    addNotice({
      title: t('common.tips'),
      okText: t('common.confirm'),
      ...options,
      kind: 'dialog',
      done,
    });
  });
}
