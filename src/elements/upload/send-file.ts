import { attachmentApi, sizeLimitHeader, type Attachment } from '@/api/base-support/attachment';
import { ApiError, toApiError } from '@/api/errors';
import type { Id } from '@/api/types';
import { errorText } from '@/elements/text/messages';
import type { WaterMark } from '@/enums';
import { t } from '@/i18n';
import { extensionOf } from '@/lib/file/file-type';
import { replaceSystemError } from '@/lib/server-text';
import type { UploadKind } from '@/schema/field';
import { notify } from '@/ui/feedback/notify';
import { isPicture } from './upload-kinds';

/** An uploaded file as forms store it. */
export interface FormAttachment {
  attachmentId: Id;
  name: string;
  url: string;
  filePath: string;
}

export const toFormAttachment = ({ id, name, url, filePath }: Attachment): FormAttachment => ({
  attachmentId: id,
  name,
  url,
  filePath,
});

/** Endpoint and options of an upload. */
export interface Target {
  kind: UploadKind;
  limitKb: number;
  waterMark: WaterMark;
}

interface SendOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

const isImageKind = (kind: UploadKind) => kind === 'image' || kind === 'media';

/** Uploads one file and returns what the form stores. */
export async function sendFile(
  file: File,
  target: Target,
  options: SendOptions,
): Promise<FormAttachment> {
  const { kind, limitKb, waterMark: waterMarkType } = target;
  // Quiet, because the upload shows its error next to the file.
  const callOptions = { ...options, quiet: true, headers: { [sizeLimitHeader]: String(limitKb) } };
  const isPictureUpload = isImageKind(kind) && isPicture(extensionOf(file.name));
  const attachment = await (isPictureUpload
    ? attachmentApi.uploadImage({ file, waterMarkType }, callOptions)
    : attachmentApi.uploadAttachment({ file }, callOptions));
  // Without an id the form would save a file that does not exist.
  if (!attachment?.id || !attachment.url) throw new ApiError({ kind: 'shape' });
  return toFormAttachment(attachment);
}

/** Returns the message of a failed upload, or '' when the user cancelled it. */
export function failureText(thrown: unknown): string {
  const error = toApiError(thrown);
  return error.kind === 'cancelled'
    ? ''
    : replaceSystemError(errorText(error), t('errors.systemBusy'));
}

/** A failed picture shows a message, any other file a notification. */
export const showFailure = (text: string, kind: UploadKind) =>
  isImageKind(kind) ? notify.error(text) : notify.failure(text);
