import { service } from '@/api/endpoint';
import type { Id, Items } from '@/api/types';
import type { WaterMark } from '@/enums';

const { postFor } = service('/api/base-support/attachment');

/** Header of an upload: what the file may weigh at most, in KB. */
export const sizeLimitHeader = 'file_size_limit';

/** A file the server keeps. */
export interface Attachment {
  id: Id;
  /** What the file was called where it came from. */
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
