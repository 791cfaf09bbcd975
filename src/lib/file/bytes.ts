import { numberFormat } from '@/lib/intl';

const units = ['B', 'KB', 'MB', 'GB'];
const step = 1024;

/** A number of bytes for people: `640 B`, `12.4 MB`. */
export function formatBytes(bytes: number): string {
  let size = bytes;
  let at = 0;
  while (size >= step && at < units.length - 1) {
    size /= step;
    at += 1;
  }
  return `${numberFormat('en-US', { maximumFractionDigits: 1 }).format(size)} ${units[at]}`;
}
