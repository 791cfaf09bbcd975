import type { UploadKind } from '@/schema/field';
import { attachmentApi, sizeLimitHeader, type Attachment } from '@/api/base-support/attachment';
import type { Endpoint } from '@/api/endpoint';
import { ApiError, toApiError } from '@/api/errors';
import type { Id } from '@/api/types';
import { errorText } from '@/elements/text/error-text';
import { notify } from '@/ui/feedback/notify';
import type { WaterMark } from '@/enums';
import { t } from '@/i18n';
import { replaceSystemError } from '@/lib/server-text';
import { extensionOf } from '@/lib/file/file-type';
import { isPicture } from './upload-kinds';

/** An uploaded file as forms keep it. */
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

/** Where a file goes, and with what. */
export interface Target {
  kind: UploadKind;
  limitKb: number;
  waterMark: WaterMark;
  /** Another call for a file that is no picture of an image upload. */
  endpoint?: Endpoint<{ file: File }, Attachment>;
}

interface Way {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

const isImageKind = (kind: UploadKind) => kind === 'image' || kind === 'media';

/** Sends one file and answers what the form keeps of it. */
export async function sendFile(file: File, target: Target, way: Way): Promise<FormAttachment> {
  const { kind, limitKb, waterMark: waterMarkType, endpoint } = target;
  // Quiet: the upload tells its own failure, beside the file.
  const options = { ...way, quiet: true, headers: { [sizeLimitHeader]: String(limitKb) } };
  const asPicture = !endpoint && isImageKind(kind) && isPicture(extensionOf(file.name));
  const answer = await (asPicture
    ? attachmentApi.uploadImage({ file, waterMarkType }, options)
    : (endpoint ?? attachmentApi.uploadAttachment)({ file }, options));
  // Without an id the form would save a file that is not there.
  if (!answer?.id || !answer.url) throw new ApiError({ kind: 'shape' });
  return toFormAttachment(answer);
}

/** What to say about a failed upload; '' when somebody stopped it. */
export function failureText(thrown: unknown): string {
  const error = toApiError(thrown);
  return error.kind === 'cancelled'
    ? ''
    : replaceSystemError(errorText(error), t('errors.systemBusy'));
}

/** Pictures fail with a message, all other files with a notification. */
export const showFailure = (text: string, kind: UploadKind) =>
  isImageKind(kind) ? notify.error(text) : notify.failure(text);
