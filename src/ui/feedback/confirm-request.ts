import { confirmDialog, notify, type DialogOptions } from './notify';

/** Asks, sends the call with the button loading, says that it worked and closes. A failure leaves it open. */
export function confirmRequest(
  content: string,
  call: () => Promise<unknown>,
  more?: Pick<DialogOptions, 'danger' | 'anchor'>,
) {
  return confirmDialog({ ...more, content, onOk: () => call().then(() => notify.success()) });
}
