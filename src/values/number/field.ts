import { t } from '@/i18n';
import { parseExactNumber } from '@/lib/number';
import { patterns } from '@/lib/patterns';
import type { CellReader, FieldKind } from '@/values/field-kind';
import { inRange, number } from '@/values/rules';
import { bareNumber, unitsOf } from './bare-number';

export const numberReader =
  (units: readonly string[]): CellReader =>
  (text) => {
    const bare = bareNumber(text, units);
    if (!patterns.number.test(bare)) return { problem: t('import.notNumber') };
    return { value: Number(bare) };
  };

export const numberField: FieldKind = {
  columnWidth: 112,
  isTyped: true,
  step: ({ step = 1 }) => step,
  rules: ({ min, max }) => [inRange(min, max), number],
  toInput: (value) => (typeof value === 'string' ? (parseExactNumber(value) ?? value) : value),
  reader: (field, label) => numberReader(unitsOf(label, field)),
};
