import { normalizeIdNumber } from '@/lib/text';
import { screenNumber } from '@/stores/privacy';
import type { FieldKind } from '@/values/field-kind';
import { textField } from '@/values/text/field';

export const idNumberField: FieldKind = {
  ...textField,
  columnWidth: 184,
  isPersonal: true,
  text: screenNumber,
  toInput: (value) => (typeof value === 'string' ? normalizeIdNumber(value) : value),
  reader: () => (text) => ({ value: normalizeIdNumber(text) }),
};
