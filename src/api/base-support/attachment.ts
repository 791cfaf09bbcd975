import { service } from '@/api/endpoint';
import type { Id, Items } from '@/api/types';
import type { WaterMark } from '@/enums';

const { postFor } = service('/api/base-support/attachment');

/** Header of an upload: the size limit of the file in KB. */
export const sizeLimitHeader = 'file_size_limit';

/** A file the server keeps. */
export interface Attachment {
  id: Id;
  /** The original file name. */
  name: string;
  /** Whole address, ready to be shown or downloaded. */
  url: string;
  /** Its path below the static host's `/static`. */
  filePath: string;
}

/** One file, of any kind the console takes. */
interface AttachmentUpload {
  file: File;
}

/** One picture: jpg, jpeg, png or gif. */
interface ImageUpload extends AttachmentUpload {
  waterMarkType: WaterMark;
}

export const attachmentApi = {
  uploadAttachment: postFor<AttachmentUpload, Attachment>('upload-attachment', {
    bodyType: 'multipart',
  }),
  uploadImage: postFor<ImageUpload, Attachment>('upload-image', { bodyType: 'multipart' }),
  /** In the order of the ids; those that nobody knows are left out. */
  files: postFor<{ ids: Id[] }, Items<Attachment>>('files'),
};
