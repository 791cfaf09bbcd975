import { knownExtensions } from '@/lib/file/file-content';
import type { UploadKind } from '@/schema/field';

/** The default maximum size of an upload. */
const uploadLimitsKb = {
  image: 5_120,
  video: 25_600,
  audio: 10_240,
  file: 25_600,
  attachment: 25_600,
};

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

/** Photos that become a jpg where the server does not take them. */
const photos = ['jfif', 'webp'];
/** Whether a name is that of a picture, whatever the content is. */
export const isPhoto = (extension: string) => isPicture(extension) || photos.includes(extension);
/** What the content of such a file may be. */
export const photoTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
};
/** Whether a file is turned into a jpg before the upload. */
export const becomesJpeg = (extension: string, kind: UploadKind) =>
  photos.includes(extension) &&
  extensionsOf[kind].includes('jpg') &&
  !extensionsOf[kind].includes(extension);

const dotted = (extensions: readonly string[]) => extensions.map((extension) => `.${extension}`);
/** Value of the `accept` attribute. */
export const acceptOf = (kind: UploadKind) =>
  dotted([
    ...extensionsOf[kind],
    ...photos.filter((extension) => becomesJpeg(extension, kind)),
  ]).join(',');
/** Text for the user. */
export const typesText = (kind: UploadKind) => dotted(extensionsOf[kind]).join(' ');
