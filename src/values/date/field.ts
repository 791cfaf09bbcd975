import { t } from '@/i18n';
import { formatDate, readDate, type DateText } from '@/lib/time';
import { fullDate } from '@/values/date/date-rules';
import type { CellReader, FieldKind } from '@/values/field-kind';

/** Reads a date in any spelling; `write` returns it as it is sent. */
export const dateReader =
  (write: (date: DateText) => string): CellReader =>
  (text) => {
    const date = readDate(text);
    return date ? { value: write(date) } : { problem: t('import.notDate') };
  };

const read = dateReader(({ day }) => day);

export const dateField: FieldKind = {
  columnWidth: 144,
  enteredInParts: true,
  rules: () => [fullDate],
  comparable: formatDate,
  text: formatDate,
  reader: () => read,
};
