import { formatDateTime, formatTime } from '@/lib/time';
import { fullDateTime } from '@/values/date/date-rules';
import { dateReader } from '@/values/date/field';
import type { FieldKind } from '@/values/field-kind';

const read = dateReader(({ day, time }) => `${day} ${time ?? '00:00:00'}`);

export const dateTimeField: FieldKind = {
  columnWidth: 200,
  enteredInParts: true,
  rules: () => [fullDateTime],
  comparable: (value) => formatTime(value),
  text: formatDateTime,
  reader: () => read,
};
