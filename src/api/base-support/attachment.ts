import { service } from '@/api/endpoint';
import type { Id, Items } from '@/api/types';
import type { WaterMark } from '@/enums';

const { postFor } = service('/api/base-support/attachment');

/** Header of an upload: the size limit of the file in KB. */
export const sizeLimitHeader = 'file_size_limit';

/** A file that is stored on the server. */
export interface Attachment {
  id: Id;
  /** The original file name. */
  name: string;
  /** The full URL of the file. */
  url: string;
  /** The path under `/static` of the static host. */
  filePath: string;
}

/** A file of any accepted type. */
interface AttachmentUpload {
  file: File;
}

/** An image: jpg, jpeg, png or gif. */
interface ImageUpload extends AttachmentUpload {
  waterMarkType: WaterMark;
}

export const attachmentApi = {
  uploadAttachment: postFor<AttachmentUpload, Attachment>('upload-attachment', {
    bodyType: 'multipart',
  }),
  uploadImage: postFor<ImageUpload, Attachment>('upload-image', { bodyType: 'multipart' }),
  /** Returns the files in the order of the ids, without unknown ids. */
  files: postFor<{ ids: Id[] }, Items<Attachment>>('files'),
};
