import { fileGroupOf, type FileGroup } from '@/lib/file/file-type';
import { isRecord } from '@/lib/guards';
import { dataUrlFormat, safeImageUrl } from '@/lib/url/safe-url';

/** A picture, a video or another uploaded file. */
export interface Media {
  url: string;
  /** File name; '' when only the address is known. */
  name: string;
}

const hasUrl = (value: unknown): value is { url: unknown; name?: unknown } =>
  isRecord(value) && 'url' in value;

function toMedia(value: unknown): Media[] {
  const url = safeImageUrl(hasUrl(value) ? value.url : value);
  const name = hasUrl(value) && typeof value.name === 'string' ? value.name : '';
  return url ? [{ url, name }] : [];
}

/** Accepts an address, an attachment, or a list of either. Unsafe addresses are left out. */
export const mediaOf = (value: unknown): Media[] =>
  Array.isArray(value) ? value.flatMap(toMedia) : toMedia(value);

/** A file without an extension counts as an image, because the addresses of many images have none. */
export const mediaGroup = ({ url, name }: Media): FileGroup | undefined =>
  dataUrlFormat(url)
    ? 'image'
    : (fileGroupOf(name) ?? fileGroupOf(url) ?? (/\.\w{2,5}$/.test(name) ? undefined : 'image'));

/** Returns the last part of an address in readable form, or the whole address when there is none. */
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
    // The address has an invalid percent escape.
    return last;
  }
}
