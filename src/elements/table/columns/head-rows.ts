import type { RenderedColumn } from './columns';

/** A heading: one column, or the common one of several neighbours with the same parent. */
export interface HeaderCell<Row> {
  id: string;
  parent?: string;
  columns: RenderedColumn<Row>[];
}

/** Neighbours of one parent under one heading; a border between pinned and free columns parts them. */
export function groupHeaders<Row>(columns: RenderedColumn<Row>[]): HeaderCell<Row>[] {
  const cells: HeaderCell<Row>[] = [];
  for (const column of columns) {
    const parent = column.declared?.parent;
    const last = cells.at(-1);
    const joins = parent && last?.parent === parent && last.columns[0]?.pinned === column.pinned;
    if (joins) last.columns.push(column);
    else cells.push({ id: column.id, parent, columns: [column] });
  }
  return cells;
}

/** Whether the heading needs a second row. */
export const hasGroups = <Row>(columns: RenderedColumn<Row>[]) =>
  columns.some(({ declared }) => declared?.parent);
