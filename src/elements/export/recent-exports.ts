import { create } from 'zustand';
import { onSessionChange } from '@/stores/session';

/** The number of finished exports that stay available. */
const recentExportFiles = 10;

/** A file that was exported in this session and can be downloaded again. */
export interface RecentExport {
  /** A URL on the static host, or an object URL. */
  href: string;
  name: string;
  /** Time of the export in ms. */
  exportedAt: number;
}

/** The recent exports, newest first. */
export const useRecentExports = create<{ files: RecentExport[] }>(() => ({ files: [] }));

const revokeUrls = (files: RecentExport[]) =>
  files.forEach(({ href }) => URL.revokeObjectURL(href));

/** Adds an export and drops the oldest one when there are too many. */
export function addRecentExport(name: string, from: Blob | string): RecentExport {
  const href = typeof from === 'string' ? from : URL.createObjectURL(from);
  const added = { href, name, exportedAt: Date.now() };
  const files = [added, ...useRecentExports.getState().files];
  revokeUrls(files.slice(recentExportFiles));
  useRecentExports.setState({ files: files.slice(0, recentExportFiles) });
  return added;
}

// The next user must not see the exports of the previous one.
onSessionChange(() => {
  revokeUrls(useRecentExports.getState().files);
  useRecentExports.setState({ files: [] });
});
