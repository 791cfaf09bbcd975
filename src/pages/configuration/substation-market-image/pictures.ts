import type { MarketPicture } from '@/api/substation/market-image';
import type { FormAttachment } from '@/elements/upload/send-file';

/** The limit of the server. */
export const maxPictures = 20;
export const titleLength = 30;

export const toPicture = ({ attachmentId, url }: FormAttachment): MarketPicture => ({
  imageId: attachmentId,
  imageUrl: url,
  title: null,
});

export const keyOf = ({ imageId }: MarketPicture) => String(imageId);

export function moved(pictures: MarketPicture[], key: string, to: string): MarketPicture[] {
  const indexOf = (wanted: string) => pictures.findIndex((one) => keyOf(one) === wanted);
  const picture = pictures[indexOf(key)];
  return picture
    ? pictures.toSpliced(indexOf(key), 1).toSpliced(indexOf(to), 0, picture)
    : pictures;
}

/** Appends the copied pictures that the sub-station does not have yet. */
export function joined(pictures: MarketPicture[], added: MarketPicture[]): MarketPicture[] {
  const known = new Set(pictures.map(keyOf));
  return [...pictures, ...added.filter((one) => !known.has(keyOf(one)))];
}
