import type { AnyField } from '@/schema/field';
import type { Known, ReadCell } from '@/values/field-kind';
import { fieldKind } from '@/values/fields';

/** Whether the value of a field can be read from a cell. */
export const isImportable = (field: AnyField) => fieldKind(field).reader?.(field, '') !== undefined;

/** Reads the text of a cell under a label as the value of its field; an empty cell is undefined. */
export function readValue(field: AnyField, text: string, known: Known, label = ''): ReadCell {
  const read = text === '' ? undefined : fieldKind(field).reader?.(field, label);
  return read?.(text, known) ?? { value: undefined };
}
