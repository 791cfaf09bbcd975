import { formatTime } from '@/lib/time';

/** Characters that some system does not take in a name. */
const forbiddenCharacters = /[\\/:*?"<>|]/g;

/** `<title> yyyy-mm-dd HHmm.<extension>`. */
export const fileName = (title: string, extension: string, now = new Date()) =>
  `${title.replace(forbiddenCharacters, ' ').trim()} ${formatTime(now, '{y}-{m}-{d} {h}{i}')}.${extension}`;

/** Starts the download of an address. */
export function startDownload(href: string, name: string) {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

/** Long enough for the slowest browser to begin. */
const revokeAfterMs = 60_000;

/** Hands a file to the browser's downloads. */
export function downloadBlob(file: Blob, name: string) {
  const href = URL.createObjectURL(file);
  startDownload(href, name);
  setTimeout(() => URL.revokeObjectURL(href), revokeAfterMs);
}
