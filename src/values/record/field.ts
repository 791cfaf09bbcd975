import type { Id } from '@/api/types';
import { t } from '@/i18n';
import type { CellReader, FieldKind, ReadCell } from '@/values/field-kind';
import { nameText, anyText } from '@/values/text/any-text';

export const readId = (id: Id | undefined): ReadCell =>
  id === undefined ? { problem: t('import.unknown') } : { value: id };

const read: CellReader = (text, { substationOf }) => readId(substationOf(text));

export const recordField: FieldKind = {
  columnWidth: 176,
  text: (value, field, values) => nameText(field, values) ?? anyText(value),
  // Of records only sub-stations have a name that cannot be mistaken.
  reader: ({ of }) => (of === 'substation' ? read : undefined),
};
