import { useMemo } from 'react';
import type { AnyColumn, ListColumn, ReadOnlyColumn } from '@/schema/column';
import { screenNumber } from '@/stores/privacy';
import { useLatest } from '@/ui/use-latest';
import { cellText } from '@/values/cell-text';
import { columnKind, titleColumn } from '@/values/columns';

/** Returns the name of a row: the text of the title column, or of the first column when none is the title. */
export const rowTitle = <Row>(columns: readonly ListColumn<Row>[]) => {
  const title = titleColumn(columns);
  return (row: Row) => {
    if (!title) return '';
    return columnKind(title).isPersonal
      ? screenNumber(cellText(row[title.key], title.type))
      : cellText(row[title.key]);
  };
};

/** Returns the keys of the columns that the list can be sorted by. */
export const sortKeysOf = (columns: readonly { key: string; sortable?: boolean }[]) =>
  columns.filter(({ sortable }) => sortable).map(({ key }) => key);

/** Whether a column is a control without its own `onChange`, so that a change of it saves the record. */
const savesInline = <Row>(column: ListColumn<Row>) =>
  column.control !== undefined && !('onChange' in column && column.onChange);

export const isReadOnly = <Row>(column: ListColumn<Row>): column is ReadOnlyColumn<Row> =>
  !savesInline(column) && !column.edit;

/** The declared columns, where controls without their own `onChange` save the record with the new value. */
export function useListColumns<Row>(
  declared: ListColumn<Row>[],
  save: (row: Row, changes: Partial<Row>) => Promise<unknown>,
): AnyColumn<Row>[] {
  const latestSave = useLatest(save);
  // Memoised by the declaration alone, because new columns would make every row render again.
  return useMemo(
    () =>
      declared.map((column) => {
        const onChange = (row: Row, value: unknown) =>
          latestSave.current(row, { [column.key]: value } as Partial<Row>); // The value of a control has the type of its column.
        // With `onChange` a ListColumn is a Column.
        return (savesInline(column) ? { ...column, onChange } : column) as AnyColumn<Row>;
      }),
    [declared, latestSave],
  );
}
