import { descriptionNoticeMs, errorMessageMs, infoNoticeMs, noticeMs } from '@/config/limits';
import { t } from '@/i18n';
import { addNotice, type Dialog, type Message, type Note } from '@/stores/notices';

const show = (level: Message['level'], text: string, ms = noticeMs, report?: boolean) =>
  addNotice({ kind: 'message', level, text, ms, report });
const note = (note: Omit<Note, 'kind'>) => addNotice({ kind: 'notification', ...note });

/** How an operation ended: top right, gone before it is in the way. */
const ended = (level: Note['level'], title: string, text: string) =>
  note({ level, title, text, ms: noticeMs, placement: 'topRight' });

export const notify = {
  /** 成功 / 操作成功. */
  success: () => ended('success', t('common.success'), t('common.operationSucceeded')),
  /** 失败 / 操作失败, for a failure that has no words of its own. */
  failure: (text = t('common.operationFailed')) => ended('error', t('common.failure'), text),
  error: (text: string, report?: boolean) => show('error', text, errorMessageMs, report),
  warning: (text: string) => show('warning', text, errorMessageMs),
  info: (text: string) => show('info', text),
  /** Something to know, top left, long enough to be read beside the work. */
  infoPopup: (text: string, title = t('common.tips')) =>
    note({ level: 'info', title, text, ms: infoNoticeMs, placement: 'topLeft' }),
  /** What went wrong, at length, top left. */
  errorPopup: (text: string, title = t('common.failure')) =>
    note({ level: 'error', title, text, ms: descriptionNoticeMs, placement: 'topLeft' }),
};

/** Says whether a copy reached the clipboard; never a success that did not happen. */
export function notifyCopied(ok: boolean) {
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
