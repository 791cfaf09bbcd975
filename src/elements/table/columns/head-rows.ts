import type { RenderedColumn } from './columns';

/** A header cell above one column. */
interface ColumnHeader<Row> {
  column: RenderedColumn<Row>;
}
/** A header cell above the cells of adjacent columns with the same parent. */
export interface GroupHeader<Row> {
  parent: string;
  columns: [RenderedColumn<Row>, ...RenderedColumn<Row>[]];
}

/**
 * Returns the rows of a table head, top first: one row, or two when columns have a parent. Columns without a parent
 * are in the first row and span both. Pinned and unpinned columns are never in one group.
 */
export function headRows<Row>(columns: RenderedColumn<Row>[]) {
  const upper: (ColumnHeader<Row> | GroupHeader<Row>)[] = [];
  const lower: ColumnHeader<Row>[] = [];
  for (const column of columns) {
    const parent = column.declared?.parent;
    if (!parent) {
      upper.push({ column });
      continue;
    }
    lower.push({ column });
    const last = upper.at(-1);
    const isSameGroup =
      last &&
      'parent' in last &&
      last.parent === parent &&
      last.columns[0].pinned === column.pinned;
    if (isSameGroup) last.columns.push(column);
    else upper.push({ parent, columns: [column] });
  }
  return lower.length ? [upper, lower] : [upper];
}
