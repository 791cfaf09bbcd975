import { arrayMove } from '@dnd-kit/sortable';
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

/** The pictures with one moved to the place of another. */
export function moved(pictures: MarketPicture[], key: string, to: string): MarketPicture[] {
  const keys = pictures.map(keyOf);
  return arrayMove(pictures, keys.indexOf(key), keys.indexOf(to));
}

/** Appends the copied pictures that the sub-station does not have yet. */
export function joined(pictures: MarketPicture[], added: MarketPicture[]): MarketPicture[] {
  const known = new Set(pictures.map(keyOf));
  return [...pictures, ...added.filter((one) => !known.has(keyOf(one)))];
}
