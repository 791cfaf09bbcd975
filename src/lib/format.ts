import { formatTime } from './time';

/** What every read-only cell shows for nothing; 0 and false are something. */
export const emptyText = '--';

export const formatDate = (value: unknown) => formatTime(value, '{y}-{m}-{d}') || emptyText;
export const formatDateTime = (value: unknown) =>
  formatTime(value, '{y}-{m}-{d} {h}:{i}') || emptyText;

/** Hours and minutes of a moment in ms, for "as of 14:02". */
export const formatClock = (ms: number) => formatTime(ms, '{h}:{i}');
