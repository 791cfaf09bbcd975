import { t } from '@/i18n';
import { addNotice, type Message, type Notification } from './notices';

export const noticeMs = 2_000;
export const errorMessageMs = 5_000;
/** The duration of notifications: information, and an error with its description. */
export const infoNoticeMs = 10_000;
export const descriptionNoticeMs = 15_000;

const show = (level: Message['level'], text: string, ms = noticeMs, report?: boolean) =>
  addNotice({ kind: 'message', level, text, ms, report });
export const note = (note: Omit<Notification, 'kind'>) =>
  addNotice({ kind: 'notification', ...note });

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

/** Tells the user whether copying succeeded. */
export function notifyCopied(ok: boolean, text = t('common.copied')) {
  if (ok) show('success', text);
  else show('warning', t('common.copyFailed'), errorMessageMs);
}
