import { formatTime } from '@/lib/time';

/** Characters that some operating systems do not allow in file names. */
const forbiddenCharacters = /[\\/:*?"<>|]/g;

/** `<title> yyyy-mm-dd HHmm.<extension>`. */
export const fileName = (title: string, extension: string, now = new Date()) =>
  `${title.replace(forbiddenCharacters, ' ').trim()} ${formatTime(now, '{y}-{m}-{d} {h}{i}')}.${extension}`;

/** Downloads a URL. */
export function startDownload(href: string, name: string) {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

/** Long enough for every browser to start the download. */
const revokeAfterMs = 60_000;

/** Downloads a file that was created in memory. */
export function downloadBlob(file: Blob, name: string) {
  const href = URL.createObjectURL(file);
  startDownload(href, name);
  setTimeout(() => URL.revokeObjectURL(href), revokeAfterMs);
}
