import type { ExportedFile } from '@/api/types';
import { env } from '@/config/env';

/** Address of an exported file on the static host; it cannot climb out of `/static`. */
export function exportUrl(file: ExportedFile | string): string {
  const path = typeof file === 'string' ? file : file.filePath;
  const parts = path.split('/').filter((part) => part && part !== '.' && part !== '..');
  return `${env.staticUrl}/static/${parts.map(encodeURIComponent).join('/')}`;
}

/** Starts a download without opening a window, which popup blockers would stop. */
export function download(file: ExportedFile | string) {
  const link = document.createElement('a');
  link.href = exportUrl(file);
  link.download = decodeURIComponent(link.href.split('/').at(-1) ?? '');
  link.rel = 'noopener';
  link.click();
}
