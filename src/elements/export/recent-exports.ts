import { create } from 'zustand';
import { recentExportFiles } from '@/config/limits';
import { useSession } from '@/stores/session';

/** A file that was made in this session and can be fetched again. */
export interface RecentExport {
  /** Where it is: on the static host, or in this page's memory. */
  href: string;
  name: string;
  /** When it was finished, in ms. */
  at: number;
}

/** The newest first. */
export const useRecentExports = create<{ files: RecentExport[] }>(() => ({ files: [] }));

const revokeUrls = (files: RecentExport[]) =>
  files.forEach(({ href }) => URL.revokeObjectURL(href));

/** Notes a finished export; the oldest makes room. */
export function addRecentExport(name: string, from: Blob | string): RecentExport {
  const href = typeof from === 'string' ? from : URL.createObjectURL(from);
  const added = { href, name, at: Date.now() };
  const files = [added, ...useRecentExports.getState().files];
  revokeUrls(files.slice(recentExportFiles));
  useRecentExports.setState({ files: files.slice(0, recentExportFiles) });
  return added;
}

// Nothing one user has taken out may wait for the next one.
useSession.subscribe(({ token }, before) => {
  if (token === before.token) return;
  revokeUrls(useRecentExports.getState().files);
  useRecentExports.setState({ files: [] });
});
