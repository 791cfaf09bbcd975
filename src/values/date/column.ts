import { trimText } from '@/lib/text';
import { formatDate, formatTime, readDate } from '@/lib/time';
import type { ColumnKind, Typing } from '@/values/column-kind';
import { fullDate } from '@/values/date/date-rules';

/** Local time in the format of the server, 2024-05-01T09:30:00. */
function dateOf(text: string): string | null {
  const date = readDate(text);
  return date ? `${date.day}T${date.time ?? '00:00:00'}` : trimText(text) || null;
}
/** A date can be typed in any usual format; a native input accepts only one. */
export const dateTyping = (pattern: string): Typing => ({
  show: (value) => formatTime(value, pattern),
  tidy: (text) => (readDate(text) ? formatTime(dateOf(text), pattern) : trimText(text)),
  read: dateOf,
  rules: [fullDate],
});

export const dateColumn: ColumnKind = {
  width: 112,
  minWidth: 104,
  align: 'center',
  isBare: true,
  groupsBy: 'day',
  sheetFormat: 'date',
  text: formatDate,
  typing: dateTyping('{y}-{m}-{d}'),
};
