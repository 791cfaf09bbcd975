import { elapsedText } from '@/elements/text/relative-text';
import { formatDateTime } from '@/lib/time';
import { PlainText } from '@/values/cell/text-cells';
import type { ColumnKind, DrawContent } from '@/values/column-kind';
import { dateTyping } from '@/values/date/column';

const drawElapsed: DrawContent = ({ column, row, text }) => (
  <PlainText text={text} hint={formatDateTime(row[column.key])} />
);

export const dateTimeColumn: ColumnKind = {
  groupsBy: 'day',
  width: ({ relative }) => (relative ? 112 : 152),
  minWidth: 148,
  align: 'center',
  text: (value, { relative }) =>
    relative ? elapsedText(value, Date.now()) : formatDateTime(value),
  // A relative time would be wrong by the time the file is opened.
  exported: (value, { relative }) => (relative ? formatDateTime(value) : undefined),
  sheetFormat: 'dateTime',
  content: ({ relative }) => (relative ? drawElapsed : undefined),
  typing: dateTyping('{y}-{m}-{d} {h}:{i}:{s}'),
};
