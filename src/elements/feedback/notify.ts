import { errorMessageMs, noticeMs } from '@/config/limits';
import { t } from '@/i18n';
import { addNotice, type Dialog, type Message } from '@/stores/notices';

const show = (level: Message['level'], text: string, ms = noticeMs) =>
  addNotice({ kind: 'message', level, text, ms });

export const notify = {
  /** 成功 / 操作成功. */
  success: () =>
    addNotice({
      kind: 'notification',
      level: 'success',
      title: t('common.success'),
      text: t('common.operationSucceeded'),
      ms: noticeMs,
      placement: 'topRight',
    }),
  error: (text: string) => show('error', text, errorMessageMs),
  warning: (text: string) => show('warning', text, errorMessageMs),
  info: (text: string) => show('info', text),
};

/** Says whether a copy reached the clipboard; never a success that did not happen. */
export function copied(ok: boolean) {
  if (ok) show('success', t('common.copied'));
  else show('warning', t('common.copyFailed'), errorMessageMs);
}

export type DialogOptions = Omit<Partial<Dialog>, 'kind' | 'done'> & Pick<Dialog, 'content'>;

/** A question with two buttons; answers whether it was confirmed (and `onOk` went through). */
export function confirmDialog(options: DialogOptions): Promise<boolean> {
  const cancelText = options.cancelText ?? t('common.cancel');
  return open({ ...options, cancelText });
}

/** A statement with one button. */
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

/** Asks, sends the call with the button loading, says that it worked and closes. A failure leaves it open. */
export function confirmRequest(content: string, call: () => Promise<unknown>, danger = false) {
  return confirmDialog({ content, danger, onOk: () => call().then(() => notify.success()) });
}
