import { numberFormat } from '@/lib/intl';

const units = ['B', 'KB', 'MB', 'GB'];
const step = 1024;

/** Formats a number of bytes: `640 B`, `12.4 MB`. */
export function formatBytes(bytes: number): string {
  let size = bytes;
  let index = 0;
  while (size >= step && index < units.length - 1) {
    size /= step;
    index += 1;
  }
  return `${numberFormat('en-US', { maximumFractionDigits: 1 }).format(size)} ${units[index]}`;
}
