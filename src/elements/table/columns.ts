import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ById } from '@/api/types';
import type { Column, ColumnType } from '@/elements/crud/schema';
import { cellText, enumOf } from './cell-text';

/** Sorting, filtering and paging are the server's; the table only lays its columns out. */
const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});

const widthPx: Record<ColumnType, number> = {
  text: 144,
  number: 88,
  date: 112,
  dateTime: 152,
  yesNo: 80,
  phone: 148,
  enum: 96,
  custom: 144,
};
const cellPaddingPx = 24;
const sortIconPx = 14;
const dotPx = 14;
export const actionsId = '$actions';

export type Align = 'left' | 'center' | 'right';
const aligns: Partial<Record<ColumnType, Align>> = {
  number: 'right',
  date: 'center',
  dateTime: 'center',
  yesNo: 'center',
  enum: 'center',
};

/** A column as it is drawn; the one of the row actions has no declaration behind it. */
export interface DrawnColumn<Row> {
  id: string;
  label: string;
  size: number;
  align: Align;
  pinned: 'start' | 'end' | false;
  declared?: Column<Row>;
}

/** Rough width in px of a text in the base font: full-width characters are a square, others about half. */
export const textPx = (text: string) =>
  Array.from(text).reduce((sum, character) => sum + (character > '\u2e80' ? 14 : 8), 0);

/** Wide enough for its type, for its label, and for the longest word of a code set. */
function columnPx<Row>(column: Column<Row>, text: string) {
  const heading = textPx(text) + (column.sortable ? sortIconPx : 0);
  const codes = column.type === 'enum' ? column.of.$values : [];
  const words = codes.map((code) => dotPx + textPx(cellText(code, 'enum', enumOf(column))));
  const contentPx = Math.max(heading, ...words) + cellPaddingPx;
  return column.width ?? Math.max(widthPx[column.type ?? 'text'], contentPx);
}

/** The declared columns with their labels, and the actions last when there are any. */
function labelled<Row>(t: TFunction, name: string, columns: Column<Row>[], actionsPx: number) {
  const drawn: DrawnColumn<Row>[] = columns.map((declared) => {
    const key: string = `${name}.fields.${declared.key}`;
    const text = t(key);
    const align = aligns[declared.type ?? 'text'] ?? 'left';
    const size = columnPx(declared, text);
    return { id: declared.key, label: text, size, align, pinned: false, declared };
  });
  if (actionsPx === 0) return drawn;
  const text = t('elements.table.actions');
  return [
    ...drawn,
    { id: actionsId, label: text, size: actionsPx, align: 'left' as const, pinned: false as const },
  ];
}

interface TableLayout<Row> {
  columns: DrawnColumn<Row>[];
  rows: { id: string; original: Row }[];
  totalPx: number;
}

/**
 * Columns in the order, width and place they are drawn with. They stay the same objects until the
 * declaration, the language or the user's layout changes, so that rows can be memoised on them.
 */
export function useTableLayout<Row extends ById>(
  name: string,
  declared: Column<Row>[],
  data: Row[],
  actionsPx: number,
): TableLayout<Row> {
  const { t } = useTranslation();
  const all = useMemo(() => labelled(t, name, declared, actionsPx), [t, name, declared, actionsPx]);
  const table = useTable<typeof features, Row>({
    features,
    data,
    columns: all,
    getRowId: (row) => String(row.id),
    initialState: { columnPinning: { start: [declared[0]?.key ?? ''], end: [actionsId] } },
  });
  const start = table.getStartVisibleLeafColumns();
  const center = table.getCenterVisibleLeafColumns();
  const end = table.getEndVisibleLeafColumns();
  const columns = useMemo(
    () =>
      [...start, ...center, ...end].flatMap((column) => {
        const found = all.find(({ id }) => id === column.id);
        return found ? [{ ...found, size: column.getSize(), pinned: column.getIsPinned() }] : [];
      }),
    [all, start, center, end],
  );
  return { columns, rows: table.getRowModel().rows, totalPx: table.getTotalSize() };
}
