import type { ById } from '@/api/types';
import { asValues } from '@/crud/bulk/bulk-part';
import type { RowChange } from '@/crud/bulk/row-changes';
import { diffVersions, pickFields } from '@/elements/form/conflict/versions';
import { evaluateConditions } from '@/elements/form/form-values';
import { validateValue } from '@/elements/import/check-rows';
import { pastedBlock } from '@/elements/spreadsheet/pasted-block';
import { readValue } from '@/elements/spreadsheet/read-value';
import type { CellRequest, FillSource } from '@/elements/table/range/cell-request';
import { label } from '@/i18n';
import { stripAmount } from '@/lib/amount';
import { readNumber } from '@/lib/number';
import { trimText } from '@/lib/text';
import { isEmpty } from '@/lib/url/query-string';
import type { AnyColumn } from '@/schema/column';
import type { Values } from '@/schema/field';
import { screenCell } from '@/values/cell-text';
import type { Known } from '@/values/field-kind';
import { isCalculable, type CellCalculation } from './calculated-cells';
import type { CellField } from './cell-fields';

/** What happens to one cell. */
export interface CellChange {
  key: string;
  before: string;
  after: string;
  /** `empty`: there is no number to calculate with. */
  state: 'changed' | 'same' | 'empty' | 'locked' | 'invalid';
  /** Why the value is not allowed. */
  problem?: string;
}

/** What happens to one row. A row with an invalid cell stays as it is, so that no record is half changed. */
export interface RowCells<Row> extends RowChange<Row> {
  cells: CellChange[];
}

export interface CellPlan<Row> {
  kind: CellRequest<Row>['kind'];
  /** The columns of which cells are changed. */
  columns: AnyColumn<Row>[];
  rows: RowCells<Row>[];
  /** The headings of the columns that cannot be changed in the list, or not be calculated with. */
  readOnly: string[];
  /** The number of pasted rows and columns that the table has no place for. */
  excess: { rows: number; columns: number };
  hasHead: boolean;
}

interface Judging<Row> {
  /** `<locale file>.<section>` of the messages. */
  name: string;
  fields: ReadonlyMap<string, CellField<Row>>;
  known: Known;
  /** For the kind `calculate`. */
  calculate?: CellCalculation;
}

/** A cell and the text that replaces its own; undefined for the value of the source row, null where none is calculated. */
interface Target<Row> {
  column: AnyColumn<Row>;
  text: string | null | undefined;
}

function judgeRow<Row extends ById>(
  row: Row,
  targets: readonly Target<Row>[],
  source: Row | undefined,
  { name, fields, known }: Judging<Row>,
): RowCells<Row> {
  const base = asValues(row);
  const mine: Values = { ...base };
  const read = targets.flatMap(({ column, text }) => {
    const cell = fields.get(column.key);
    if (!cell) return [];
    const { field } = cell;
    if (text === undefined) {
      Object.assign(mine, source && pickFields([field], asValues(source)));
      const after = source ? screenCell(column, source) : '';
      return { ...cell, column, text, after, problem: undefined };
    }
    if (text === null) return { ...cell, column, text, after: '', problem: undefined };
    const value = readValue(field, trimText(text), known, label(name, 'fields', field.key));
    const problem = 'problem' in value ? value.problem : undefined;
    if (!('problem' in value)) mine[field.key] = value.value;
    const shown = screenCell(column, { ...row, ...mine });
    // A number is shown as it was read, in the format of its column unless that rounds it; any other text as it was pasted.
    const isNumber = 'value' in value && typeof value.value === 'number';
    const isExact = isNumber && readNumber(stripAmount(shown)) === value.value;
    const after = isExact ? shown : trimText(text);
    return { ...cell, column, text, after, problem };
  });
  const cells = read.map(({ column, field, canEdit, text, after, problem }): CellChange => {
    const cell = { key: column.key, before: screenCell(column, row), after };
    const { visible, disabled } = evaluateConditions(field, mine);
    if (!canEdit(row) || !visible || disabled) return { ...cell, state: 'locked' };
    if (text === null) return { ...cell, state: 'empty' };
    const [changed] = diffVersions([field], { base, mine, theirs: base });
    const message = problem ?? (changed ? validateValue(name, field, mine) : null);
    if (message !== null) return { ...cell, state: 'invalid', problem: message };
    return { ...cell, state: changed ? 'changed' : 'same' };
  });
  const has = (searched: CellChange['state']) => cells.some(({ state }) => state === searched);
  const isInvalid = has('invalid');
  const changing = read
    .filter((_, index) => cells[index]?.state === 'changed')
    .map(({ field }) => field);
  if (!isInvalid && changing.length) {
    // A cleared value is null, because JSON drops undefined ones and the server would keep the old value.
    const cleared = changing.filter(({ key }) => isEmpty(mine[key])).map(({ key }) => [key, null]);
    return { row, cells, fields: changing, values: { ...mine, ...Object.fromEntries(cleared) } };
  }
  const left = (['invalid', 'empty', 'same'] as const).find(has) ?? 'locked';
  return { row, cells, fields: [], values: {}, left };
}

const firstRow: FillSource = { index: 0, count: 1 };

/** The index of the row that a row is filled with, which for a row of the source is its own. */
const sourceRow = ({ index, count }: FillSource, row: number) =>
  index + ((((row - index) % count) + count) % count);

/** Judges every cell of a request by its own kind and rules. Nothing is sent. */
export function planCells<Row extends ById>(
  request: CellRequest<Row>,
  judging: Judging<Row>,
): CellPlan<Row> {
  const { kind, labels, source = firstRow } = request;
  const { fields, calculate } = judging;
  const { texts, hasHead } =
    kind === 'paste' ? pastedBlock(request) : { texts: null, hasHead: false };
  const rowCount = texts ? texts.length : request.rowCount;
  const columnCount = texts ? (texts[0]?.length ?? 0) : request.columnCount;
  const rows = request.rows.slice(0, rowCount);
  const all = request.columns.slice(0, columnCount);
  const canChange = (column: AnyColumn<Row>) =>
    kind === 'calculate' ? isCalculable(column, fields) : fields.has(column.key);
  const textOf = (row: Row, column: AnyColumn<Row>) => {
    const field = fields.get(column.key)?.field;
    return field && calculate ? calculate(row[column.key], field) : undefined;
  };
  const planned = rows.map((row, rowIndex) => {
    const targets = all.flatMap((column, index) => {
      if (!canChange(column)) return [];
      const text = { paste: texts?.[rowIndex]?.[index], clear: '', fill: undefined };
      return { column, text: kind === 'calculate' ? textOf(row, column) : text[kind] };
    });
    // A cell that a pasted row lacks keeps the value of its own row.
    const from = texts ? row : rows[sourceRow(source, rowIndex)];
    return judgeRow(row, targets, from, judging);
  });
  const isPlanned = (index: number) =>
    // Nothing is said of the cells while the number to calculate with is being entered.
    kind === 'calculate' ? calculate : kind !== 'fill' || sourceRow(source, index) !== index;
  return {
    kind,
    columns: all.filter(canChange),
    rows: planned.filter((_, index) => isPlanned(index)),
    readOnly: labels.slice(0, columnCount).filter((_, index) => {
      const column = all[index];
      return column && !canChange(column);
    }),
    excess: { rows: rowCount - rows.length, columns: columnCount - all.length },
    hasHead,
  };
}
