import { toHalfWidth } from '@/lib/amount';
import type { FieldKind } from '@/values/field-kind';

export const textField: FieldKind = {
  isTyped: true,
  isTrimmed: true,
  reader:
    ({ halfWidth }) =>
    (text) => ({ value: halfWidth ? toHalfWidth(text) : text }),
};
