import { patterns } from '@/lib/patterns';
import { trimText } from '@/lib/text';
import type { FieldKind } from '@/values/field-kind';
import { numberReader } from '@/values/number/field';
import { exactAmount } from '@/values/rules';
import { yuanUnits } from './units';

export const moneyField: FieldKind = {
  columnWidth: 128,
  isTyped: true,
  step: () => 0.01,
  rules: () => [exactAmount],
  // Invalid text stays text, and the rules reject it.
  toInput: (value) => {
    if (value === '') return null;
    const isAmount = typeof value === 'string' && patterns.number.test(trimText(value));
    return isAmount ? Number(value) : value;
  },
  reader: (_field, label) => numberReader(yuanUnits(label), exactAmount),
};
