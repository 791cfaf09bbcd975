import type { ExportedFile } from '@/api/types';
import { env } from '@/config/env';
import { addRecentExport } from '@/elements/export/recent-exports';
import { startDownload } from '@/elements/export/save-file';

/** URL of an exported file on the static host. Drops `..` so that the path stays below `/static`. */
export function exportUrl(file: ExportedFile | string): string {
  const path = typeof file === 'string' ? file : file.filePath;
  const parts = path.split('/').filter((part) => part && part !== '.' && part !== '..');
  return `${env.staticUrl}/static/${parts.map(encodeURIComponent).join('/')}`;
}

/** Downloads a file and adds it to the recent exports. Opens no window, because popup blockers would block it. */
export function download(file: ExportedFile | string) {
  const href = exportUrl(file);
  const name = decodeURIComponent(href.split('/').at(-1) ?? '');
  addRecentExport(name, href);
  startDownload(href, name);
}
