import { codesText } from '@/values/code/field';
import type { FieldKind } from '@/values/field-kind';
import { nameText, anyText } from '@/values/text/any-text';

/** A control of the page may hold any value. */
export const customField: FieldKind = {
  columnWidth: 176,
  isTrimmed: true,
  text: (value, field, values) =>
    nameText(field, values) ?? (field.enum ? codesText(value, field.enum) : anyText(value)),
};
