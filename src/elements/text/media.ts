import { fileGroupOf, type FileGroup } from '@/lib/file/file-type';
import { dataUrlFormat, safeImageUrl } from '@/lib/url/safe-url';

/** Something to look at: a picture, a video, or any other file that was uploaded. */
export interface Media {
  url: string;
  /** What it is called; '' when only its address is known. */
  name: string;
}

const hasUrl = (value: unknown): value is { url: unknown; name?: unknown } =>
  typeof value === 'object' && value !== null && 'url' in value;

function toMedia(value: unknown): Media[] {
  const url = safeImageUrl(hasUrl(value) ? value.url : value);
  const name = hasUrl(value) && typeof value.name === 'string' ? value.name : '';
  return url ? [{ url, name }] : [];
}

/** From an address, an attachment, or a list of either; addresses that may not be shown are left out. */
export const mediaOf = (value: unknown): Media[] =>
  Array.isArray(value) ? value.flatMap(toMedia) : toMedia(value);

/** Many addresses of pictures end in no extension, so a file without one is taken for a picture. */
export const mediaGroup = ({ url, name }: Media): FileGroup | undefined =>
  dataUrlFormat(url)
    ? 'image'
    : (fileGroupOf(name) ?? fileGroupOf(url) ?? (/\.\w{2,5}$/.test(name) ? undefined : 'image'));

/** The last part of an address, readable; the whole of it when that says nothing. */
export function mediaName({ url, name }: Media): string {
  if (name) return name;
  const format = dataUrlFormat(url);
  if (format) return `image.${format}`;
  const last =
    url
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  try {
    return decodeURIComponent(last) || url;
  } catch {
    // A stray percent sign is no reason to show nothing.
    return last;
  }
}
