import { downloadBlob } from '@/elements/export/save-file';
import { t } from '@/i18n';
import { notify } from '@/ui/feedback/notify';

const type = 'image/png';

/** Copies a picture; says so when the browser refuses it, because a later paste would insert something else. */
export async function copyPicture(picture: Promise<Blob>) {
  try {
    // Some browsers only accept a promise that was given while the press is handled.
    await navigator.clipboard.write([new ClipboardItem({ [type]: picture })]);
    notify.done(t('sheet.copied'));
  } catch {
    notify.warning(t('sheet.copyRefused'));
  }
}

export async function savePicture(picture: Promise<Blob>, name: string) {
  try {
    downloadBlob(await picture, name);
    notify.done(t('sheet.saved', { name }));
  } catch {
    notify.warning(t('sheet.notMade'));
  }
}

const fileOf = (blob: Blob, name: string) => new File([blob], name, { type });

/** Whether the system has a share sheet that takes a picture. */
export const canShare = () =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [fileOf(new Blob([]), 'sheet.png')] });

export async function sharePicture(picture: Promise<Blob>, name: string, title: string) {
  try {
    await navigator.share({ files: [fileOf(await picture, name)], title });
  } catch (error) {
    // The user has closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    notify.warning(t('sheet.shareRefused'));
  }
}
