import { t } from '@/i18n';
import { formatPlainNumber } from '@/lib/number';
import type { AnyField } from '@/schema/field';
import { fieldKind } from '@/values/fields';

/** How a number of each row is changed. `set` replaces it, the others calculate with it. */
export const operations = ['set', 'add', 'subtract', 'multiply', 'divide'] as const;
export type Operation = (typeof operations)[number];

export interface Calculation {
  operation: Operation;
  /** The result is rounded to a multiple of this number. */
  unit: number;
}

/** The units of a field's results, from the smallest step of its kind up; none when it cannot be calculated with. */
export function unitsOf(field: AnyField): number[] {
  const step = fieldKind(field).step?.(field);
  return step === undefined ? [] : [1, 10, 100, 1000].map((factor) => exact(step * factor));
}

export const unitText = (unit: number) => t('bulk.unit', { unit: formatPlainNumber(unit) });

/** Drops the digits that a binary number adds to a decimal one, e.g. those of 0.1 + 0.2. */
const exact = (value: number) => Number(value.toPrecision(14));

/** Rounds a half away from zero, as people and amounts do. `Math.round` makes −2 of −2.5. */
const roundHalf = (value: number) => Math.sign(value) * Math.round(Math.abs(value));

/** Returns the rounded result, e.g. 257.25 for 245 multiplied by 1.05. A number that is set stays as it was entered. */
export function calculate(before: number, { operation, unit }: Calculation, operand: number) {
  if (operation === 'set') return operand;
  const result = {
    add: before + operand,
    subtract: before - operand,
    multiply: before * operand,
    divide: before / operand,
  }[operation];
  return exact(roundHalf(exact(result / unit)) * unit);
}

/** Returns the calculation with one operand; undefined when nothing can be calculated with it. */
export function calculationWith(calculation: Calculation, operand: number) {
  const isDivisionByZero = calculation.operation === 'divide' && operand === 0;
  if (!Number.isFinite(operand) || isDivisionByZero) return undefined;
  return (before: number) => calculate(before, calculation, operand);
}
