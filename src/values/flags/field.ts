import { splitFlags } from '@/lib/number';
import { codesText } from '@/values/code/field';
import type { FieldKind } from '@/values/field-kind';

export const flagsField: FieldKind = {
  columnWidth: 184,
  isMissing: (value) => value === 0,
  text: (value, { enum: codes }) =>
    codesText(codes && typeof value === 'number' ? splitFlags(value, codes.$values) : value, codes),
};
