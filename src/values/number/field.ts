import { t } from '@/i18n';
import { toHalfWidth } from '@/lib/amount';
import { parseExactNumber } from '@/lib/number';
import { patterns } from '@/lib/patterns';
import { trimText } from '@/lib/text';
import type { CellReader, FieldKind } from '@/values/field-kind';
import { inRange, number } from '@/values/rules';

export const readNumber: CellReader = (text) => {
  const plain = trimText(toHalfWidth(text).replaceAll(',', ''));
  if (!patterns.number.test(plain)) return { problem: t('import.notNumber') };
  return { value: Number(plain) };
};

export const numberField: FieldKind = {
  columnWidth: 112,
  isTyped: true,
  step: ({ step = 1 }) => step,
  rules: ({ min, max }) => [inRange(min, max), number],
  toInput: (value) => (typeof value === 'string' ? (parseExactNumber(value) ?? value) : value),
  reader: () => readNumber,
};
