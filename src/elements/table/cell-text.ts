import { t } from '@/i18n';
import type { Column, ColumnType } from '@/elements/crud/column-schema';
import type { AnyEnum } from '@/lib/enum';
import { emptyText, formatDate, formatDateTime } from '@/lib/format';

/** Grouped by thousands; ten places keep every decimal a server sends without binary noise. */
const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 10 });

/** A code the server invented later is shown as it came. */
const enumWord = (value: unknown, of?: AnyEnum) => {
  const member = of?.$member(value);
  return of && member ? t(`enums.${of.$name}.${member}`) : String(value);
};

/** Types whose value is words; a custom column draws itself. */
export type WordType = Exclude<ColumnType, 'custom'>;

const words: Record<WordType, (value: unknown, of?: AnyEnum) => string> = {
  text: String,
  phone: String,
  number: (value) => (typeof value === 'number' ? grouped.format(value) : String(value)),
  date: formatDate,
  dateTime: formatDateTime,
  yesNo: (value) => t(value ? 'common.yes' : 'common.no'),
  enum: enumWord,
};

export const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

export const enumOf = <Row>(column: Column<Row>) =>
  column.type === 'enum' ? column.of : undefined;

/** What a cell says, and what its copy icon copies. */
export function cellText(value: unknown, type: WordType = 'text', of?: AnyEnum): string {
  return isEmpty(value) ? emptyText : words[type](value, of);
}
