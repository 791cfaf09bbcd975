import { calculationWith, unitsOf, type Calculation } from '@/crud/bulk/calculation';
import { formatPlainNumber, readNumber } from '@/lib/number';
import { isEmpty } from '@/lib/url/query-string';
import type { AnyColumn } from '@/schema/column';
import type { AnyField } from '@/schema/field';
import type { CellField } from './cell-fields';

/** Returns the number of a cell after the calculation, as a text; null when there is none to calculate with. */
export type CellCalculation = (before: unknown, field: AnyField) => string | null;

/** Whether the cells of a column are numbers that can be changed. What privacy masks is a text, never a number. */
export function isCalculable<Row>(
  { key }: AnyColumn<Row>,
  fields: ReadonlyMap<string, CellField<Row>>,
): boolean {
  const cell = fields.get(key);
  return cell !== undefined && unitsOf(cell.field).length > 0;
}

/** Returns the calculation with one operand for cells of several fields; undefined when nothing can be calculated with it. */
export function cellCalculation(
  calculation: Calculation,
  operand: number,
): CellCalculation | undefined {
  if (!calculationWith(calculation, operand)) return undefined;
  return (before, field) => {
    if (calculation.operation !== 'set' && isEmpty(before)) return null;
    // A result has no more digits than its own field, e.g. days beside prices are whole.
    const unit = Math.max(calculation.unit, ...unitsOf(field).slice(0, 1));
    const run = calculationWith({ ...calculation, unit }, operand);
    return run ? formatPlainNumber(run(readNumber(before))) : null;
  };
}
