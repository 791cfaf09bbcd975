import { normalizeIdNumber } from '@/lib/text';
import { screenNumber } from '@/stores/privacy';
import type { FieldKind } from '@/values/field-kind';
import { inFull } from '@/values/rules';
import { textField } from '@/values/text/field';

export const idNumberField: FieldKind = {
  ...textField,
  columnWidth: 184,
  isPersonal: true,
  rules: () => [inFull],
  text: screenNumber,
  toInput: (value) => (typeof value === 'string' ? normalizeIdNumber(value) : value),
  reader: () => (text) => ({ value: normalizeIdNumber(text) }),
};
