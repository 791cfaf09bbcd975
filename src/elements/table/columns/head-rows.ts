import type { RenderedColumn } from './columns';

/** A header cell: one column, or the group of adjacent columns with the same parent. */
export interface HeaderCell<Row> {
  id: string;
  parent?: string;
  columns: RenderedColumn<Row>[];
}

/** Groups adjacent columns of one parent under one header. Pinned and unpinned columns are never in one group. */
export function groupHeaders<Row>(columns: RenderedColumn<Row>[]): HeaderCell<Row>[] {
  const cells: HeaderCell<Row>[] = [];
  for (const column of columns) {
    const parent = column.declared?.parent;
    const last = cells.at(-1);
    const isSameGroup =
      parent && last?.parent === parent && last.columns[0]?.pinned === column.pinned;
    if (isSameGroup) last.columns.push(column);
    else cells.push({ id: column.id, parent, columns: [column] });
  }
  return cells;
}

/** Returns whether the header needs a second row. */
export const hasGroups = <Row>(columns: RenderedColumn<Row>[]) =>
  columns.some(({ declared }) => declared?.parent);
