import { ruleText } from '@/elements/text/messages';
import { parseExactNumber } from '@/lib/number';
import type { Rule } from '@/schema/field';
import type { CellReader, FieldKind } from '@/values/field-kind';
import { inRange, number } from '@/values/rules';
import { bareNumber, unitsOf } from './bare-number';

/** Reads a number as a form does, with the same message for a text that `rule` rejects. */
export const numberReader =
  (units: readonly string[], rule: Rule = number): CellReader =>
  (text) => {
    const bare = bareNumber(text, units);
    // A currency sign alone has nothing left.
    const broken = rule(bare === '' ? text : bare);
    return broken === null ? { value: Number(bare) } : { problem: ruleText(broken) };
  };

export const numberField: FieldKind = {
  columnWidth: 112,
  isTyped: true,
  step: ({ step = 1 }) => step,
  rules: ({ min, max }) => [inRange(min, max), number],
  toInput: (value) => (typeof value === 'string' ? (parseExactNumber(value) ?? value) : value),
  reader: (field, label) => numberReader(unitsOf(label, field)),
};
