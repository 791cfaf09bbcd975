import { useLayoutEffect, useMemo, useRef } from 'react';
import { cellText } from '@/elements/text/cell-text';
import type { Column, ListColumn } from '@/schema/column';

/** What a row is called: the text of its title column, the first when none is marked. */
export const nameOf = <Row>(columns: readonly ListColumn<Row>[]) => {
  const title = columns.find(({ card }) => card === 'title') ?? columns[0];
  return (row: Row) => (title ? cellText(row[title.key]) : '');
};

const controls = new Set(['switch', 'input', 'select', 'confirmRadio']);

/** A control without a purpose of its own: the record is saved with its value. */
export const savesItself = <Row>(column: ListColumn<Row>) =>
  controls.has(column.type ?? 'text') && !('onChange' in column && column.onChange);

/** The declared columns; a control without a purpose of its own saves the record with its new value. */
export function useListColumns<Row>(
  declared: ListColumn<Row>[],
  save: (row: Row, changes: Partial<Row>) => Promise<unknown>,
): Column<Row>[] {
  const newest = useRef(save);
  useLayoutEffect(() => {
    newest.current = save;
  });
  // The same columns as long as the declaration is the same: rows are drawn anew only when theirs change.
  return useMemo(
    () =>
      declared.map((column) => {
        const onChange = (row: Row, value: unknown) =>
          newest.current(row, { [column.key]: value } as Partial<Row>); // The control's value is of its column.
        // With the function it is the column that the table knows.
        return (savesItself(column) ? { ...column, onChange } : column) as Column<Row>;
      }),
    [declared],
  );
}
