import { uploadLimitsKb } from '@/config/limits';
import type { UploadKind } from '@/schema/field';
import { knownExtensions } from '@/lib/file/file-content';

const pictures = ['jpg', 'jpeg', 'png', 'gif'];
const videos = ['mp4'];

export const extensionsOf: Record<UploadKind, readonly string[]> = {
  attachment: knownExtensions,
  image: pictures,
  media: [...pictures, ...videos],
  video: videos,
  audio: ['mp3'],
  file: ['zip', 'rar'],
  zip: ['zip'],
};

export const limitKbOf: Record<UploadKind, number> = {
  ...uploadLimitsKb,
  media: uploadLimitsKb.video,
  zip: uploadLimitsKb.file,
};

export const isVideo = (extension: string) => videos.includes(extension);
export const isPicture = (extension: string) => pictures.includes(extension);

const dotted = (kind: UploadKind) => extensionsOf[kind].map((extension) => `.${extension}`);
/** Value of the `accept` attribute. */
export const acceptOf = (kind: UploadKind) => dotted(kind).join(',');
/** Text for the user. */
export const typesText = (kind: UploadKind) => dotted(kind).join(' ');
