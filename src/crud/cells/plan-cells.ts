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
import { trimText } from '@/lib/text';
import { isEmpty } from '@/lib/url/query-string';
import type { AnyColumn } from '@/schema/column';
import type { Values } from '@/schema/field';
import { screenCell } from '@/values/cell-text';
import type { Known } from '@/values/field-kind';
import type { CellField } from './cell-fields';

/** What happens to one cell. */
export interface CellChange {
  key: string;
  before: string;
  after: string;
  state: 'changed' | 'same' | 'locked' | 'invalid';
  /** Why the value is not allowed. */
  problem?: string;
}

/** What happens to one row. A row with an invalid cell stays as it is, so that no record is half changed. */
export interface RowCells<Row> extends RowChange<Row> {
  cells: CellChange[];
}

export interface CellPlan<Row> {
  /** The columns of which cells are changed. */
  columns: AnyColumn<Row>[];
  rows: RowCells<Row>[];
  /** The headings of the columns that cannot be changed in the list. */
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
}

/** A cell and the text that replaces its own; undefined for the value of the source row. */
interface Target<Row> {
  column: AnyColumn<Row>;
  text: string | undefined;
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
      return { ...cell, column, after, problem: undefined };
    }
    const value = readValue(field, trimText(text), known, label(name, 'fields', field.key));
    const problem = 'problem' in value ? value.problem : undefined;
    if (!('problem' in value)) mine[field.key] = value.value;
    return { ...cell, column, after: trimText(text), problem };
  });
  const cells = read.map(({ column, field, canEdit, after, problem }): CellChange => {
    const cell = { key: column.key, before: screenCell(column, row), after };
    const { visible, disabled } = evaluateConditions(field, mine);
    if (!canEdit(row) || !visible || disabled) return { ...cell, state: 'locked' };
    const [changed] = diffVersions([field], { base, mine, theirs: base });
    const message = problem ?? (changed ? validateValue(name, field, mine) : null);
    if (message !== null) return { ...cell, state: 'invalid', problem: message };
    return { ...cell, state: changed ? 'changed' : 'same' };
  });
  const isInvalid = cells.some(({ state }) => state === 'invalid');
  const changing = read
    .filter((_, index) => cells[index]?.state === 'changed')
    .map(({ field }) => field);
  if (!isInvalid && changing.length) {
    // A cleared value is null, because JSON drops undefined ones and the server would keep the old value.
    const cleared = changing.filter(({ key }) => isEmpty(mine[key])).map(({ key }) => [key, null]);
    return { row, cells, fields: changing, values: { ...mine, ...Object.fromEntries(cleared) } };
  }
  const isSame = cells.some(({ state }) => state === 'same');
  const left = isInvalid ? 'invalid' : isSame ? 'same' : 'locked';
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
  const { texts, hasHead } =
    kind === 'paste' ? pastedBlock(request) : { texts: null, hasHead: false };
  const rowCount = texts ? texts.length : request.rowCount;
  const columnCount = texts ? (texts[0]?.length ?? 0) : request.columnCount;
  const rows = request.rows.slice(0, rowCount);
  const all = request.columns.slice(0, columnCount);
  const textOf = { paste: '', clear: '', fill: undefined }[kind];
  const planned = rows.map((row, rowIndex) => {
    const targets = all.map((column, index) => ({
      column,
      text: texts ? texts[rowIndex]?.[index] : textOf,
    }));
    // A cell that a pasted row lacks keeps the value of its own row.
    const from = texts ? row : rows[sourceRow(source, rowIndex)];
    return judgeRow(row, targets, from, judging);
  });
  return {
    columns: all.filter(({ key }) => judging.fields.has(key)),
    rows:
      kind === 'fill' ? planned.filter((_, index) => sourceRow(source, index) !== index) : planned,
    readOnly: labels.slice(0, columnCount).filter((_, index) => {
      const column = all[index];
      return column && !judging.fields.has(column.key);
    }),
    excess: { rows: rowCount - rows.length, columns: columnCount - all.length },
    hasHead,
  };
}
