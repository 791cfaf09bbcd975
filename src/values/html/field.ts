import { htmlToText } from '@/lib/html/html-text';
import type { FieldKind } from '@/values/field-kind';
import { anyText } from '@/values/text/any-text';

export const htmlField: FieldKind = {
  isTyped: true,
  text: (value) => (typeof value === 'string' ? htmlToText(value) : anyText(value)),
};
