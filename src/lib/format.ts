import { formatTime } from './time';

/** The text of a read-only cell without a value; 0 and false are values. */
export const emptyText = '--';

export const formatDate = (value: unknown) => formatTime(value, '{y}-{m}-{d}') || emptyText;
export const formatDateTime = (value: unknown) =>
  formatTime(value, '{y}-{m}-{d} {h}:{i}') || emptyText;

/** Hours and minutes of a time in ms, for "as of 14:02". */
export const formatClock = (ms: number) => formatTime(ms, '{h}:{i}');
