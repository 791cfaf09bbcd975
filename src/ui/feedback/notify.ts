import { t } from '@/i18n';
import {
  addNotice,
  type Dialog,
  type Message,
  type Notification,
  type Undo,
  type UndoTask,
} from './notices';

export const noticeMs = 2_000;
export const errorMessageMs = 5_000;
/** How long a notification offers to undo a change. */
const undoNoticeMs = 8_000;
/** The duration of notifications: information, and an error with its description. */
export const infoNoticeMs = 10_000;
export const descriptionNoticeMs = 15_000;

const show = (level: Message['level'], text: string, ms = noticeMs, report?: boolean) =>
  addNotice({ kind: 'message', level, text, ms, report });
const note = (note: Omit<Notification, 'kind'>) => addNotice({ kind: 'notification', ...note });

/** Shows the result of an operation at the top right and closes it early, so that it covers nothing. */
const ended = (level: Notification['level'], title: string, text: string) =>
  note({ level, title, text, ms: noticeMs, placement: 'topRight' });

export const notify = {
  success: () => ended('success', t('common.success'), t('common.operationSucceeded')),
  /** For a failure without a message of its own. */
  failure: (text = t('common.operationFailed')) => ended('error', t('common.failure'), text),
  error: (text: string, report?: boolean) => show('error', text, errorMessageMs, report),
  warning: (text: string) => show('warning', text, errorMessageMs),
  info: (text: string) => show('info', text),
  done: (text: string) => show('success', text),
  /** Shows information at the top left for longer, so that it can be read while working. */
  infoPopup: (text: string, title = t('common.tips')) =>
    note({ level: 'info', title, text, ms: infoNoticeMs, placement: 'topLeft' }),
  /** Shows a long error message at the top left. */
  errorPopup: (text: string, title = t('common.failure')) =>
    note({ level: 'error', title, text, ms: descriptionNoticeMs, placement: 'topLeft' }),
};

/** Shows that changes were saved, and offers for a while to take them back. Without `undo` it only shows success. */
export function notifySaved(saved: readonly (UndoTask | undefined)[], onDone: Undo['onDone']) {
  const tasks = saved.filter((task) => task !== undefined);
  if (!tasks.length) return notify.success();
  const count = tasks.length;
  const text = count > 1 ? t('elements.undo.saved', { count }) : t('common.operationSucceeded');
  const title = t('common.success');
  const undo = { tasks, onDone };
  return note({ level: 'success', title, text, ms: undoNoticeMs, placement: 'topRight', undo });
}

/** Takes back saved changes without asking. */
export const undoSaved = (tasks: UndoTask[], onDone: Undo['onDone']) =>
  addNotice({ kind: 'undo', undo: { tasks, onDone } });

/** Tells the user whether copying succeeded. */
export function notifyCopied(ok: boolean, text = t('common.copied')) {
  if (ok) show('success', text);
  else show('warning', t('common.copyFailed'), errorMessageMs);
}

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
