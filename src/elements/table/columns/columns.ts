import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ById } from '@/api/types';
import { useTranslation, type Translate } from '@/i18n';
import { textPx } from '@/lib/text';
import type { AnyColumn, ColumnType } from '@/schema/column';
import { arrangeColumns, useStoredLayout, type Pin } from '@/stores/table-layout';
import { columnSetting, useChosenKeys } from '@/stores/table-settings';
import { cellPaddingPx, columnPx } from './column-sizes';

/** The server sorts, filters and pages; the table library only lays out the columns. */
const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});

export const actionsId = '$actions';
export const selectId = '$select';
export const openId = '$open';
/** Columns that the table adds before those of the page. */
export type LeadingId = typeof selectId | typeof openId;
export const isLeadingId = (id: string) => id === selectId || id === openId;
const leadingPx: Record<LeadingId, number> = { [selectId]: 44, [openId]: 40 };

type Align = 'left' | 'center' | 'right';
const aligns: Partial<Record<ColumnType, Align>> = {
  number: 'right',
  date: 'center',
  dateTime: 'center',
  yesNo: 'center',
  enum: 'center',
  money: 'right',
  relative: 'center',
  listed: 'center',
  normal: 'center',
  image: 'center',
  switch: 'center',
};

/** A column with its computed layout. The columns that the table adds have no `declared`. */
export interface RenderedColumn<Row> {
  id: string;
  label: string;
  size: number;
  /** The width down to which the column may be narrowed when the columns are slightly too wide for the table. */
  minPx: number;
  /** The user chose its width, so it stays as it is. */
  isResized?: boolean;
  align: Align;
  pinned: 'start' | 'end' | false;
  /** Distance in px from the edge that it is pinned to. */
  offset: number;
  declared?: AnyColumn<Row>;
  /** Set for an empty cell that replaces columns out of view: their number. */
  span?: number;
}

type ColumnBase<Row> = Omit<RenderedColumn<Row>, 'pinned' | 'offset'>;

/** Returns the columns of the table itself, the declared columns with their labels, and the actions. */
function labelledColumns<Row>(
  t: Translate,
  { name, columns, leadingIds, actionsPx }: Layout<Row>,
): ColumnBase<Row>[] {
  const leading = leadingIds.map((id) => ({
    id,
    label: '',
    size: leadingPx[id],
    minPx: leadingPx[id],
    align: 'center' as const,
  }));
  const rendered = columns.map((declared, index) => {
    const key: string = `${name}.fields.${declared.key}`;
    const label = t(key);
    const align = aligns[declared.type ?? 'text'] ?? 'left';
    const px = columnPx(declared, label);
    // The first column names the row, so it begins at the edge whatever it shows, and keeps the width declared for it.
    const isName = index === 0;
    return {
      id: declared.key,
      label,
      size: px.size,
      minPx: isName && declared.width ? px.size : px.minPx,
      align: isName ? 'left' : align,
      declared,
    };
  });
  const label = t('elements.table.actions');
  const size = Math.max(actionsPx, textPx(label) + cellPaddingPx);
  const actions = { id: actionsId, label, size, minPx: size, align: 'left' as const };
  return [...leading, ...rendered, ...(actionsPx ? [actions] : [])];
}

interface Layout<Row> {
  /** Name of the page, which is also the name of its table. */
  name: string;
  columns: AnyColumn<Row>[];
  leadingIds: LeadingId[];
  /** 0 hides the column of actions. */
  actionsPx: number;
}
interface RenderedLayout<Row> {
  columns: RenderedColumn<Row>[];
  rows: { id: string; original: Row }[];
}

/** Computes how far each pinned column is from its edge: the sum of the columns between. */
function offsets<Row>(columns: Omit<RenderedColumn<Row>, 'offset'>[]): RenderedColumn<Row>[] {
  const sum = (part: { size: number }[]) => part.reduce((total, { size }) => total + size, 0);
  return columns.map((column, index) => {
    const before = column.pinned === 'end' ? columns.slice(index + 1) : columns.slice(0, index);
    return { ...column, offset: column.pinned ? sum(before) : 0 };
  });
}

/**
 * Returns the columns in the order, width and position to render them in: the declaration, changed by what the user
 * chose. The objects stay the same until one of these or the language changes, so that rows can be memoised on them.
 */
export function useTableLayout<Row extends ById>(
  { name, columns: declared, leadingIds, actionsPx }: Layout<Row>,
  data: Row[],
): RenderedLayout<Row> {
  const { t } = useTranslation();
  const layout = useStoredLayout(name);
  const chosen = useChosenKeys(name, columnSetting);
  const leadingKey = leadingIds.join();
  const all = useMemo(
    () => labelledColumns(t, { name, columns: declared, leadingIds, actionsPx }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the leads are a new list on every render, their key is not
    [t, name, declared, actionsPx, leadingKey],
  );
  const { order, shown, pinOf } = arrangeColumns(declared, chosen, layout);
  const pinnedTo = (pin: Pin) => order.filter((key) => pinOf(key) === pin);
  const table = useTable<typeof features, Row>({
    features,
    data,
    columns: all,
    getRowId: (row) => String(row.id),
    state: {
      columnOrder: [...leadingIds, ...order, actionsId],
      columnVisibility: Object.fromEntries(order.map((key) => [key, shown.has(key)])),
      columnSizing: layout.widths,
      columnPinning: {
        start: [...leadingIds, ...pinnedTo('start')],
        end: [...pinnedTo('end'), actionsId],
      },
    },
  });
  const visible = [
    ...table.getStartVisibleLeafColumns(),
    ...table.getCenterVisibleLeafColumns(),
    ...table.getEndVisibleLeafColumns(),
  ];
  const layoutKeys = visible.map((column) =>
    [column.id, column.getSize(), column.getIsPinned()].join(),
  );
  const columns = useMemo(
    () =>
      offsets(
        visible.flatMap((column) => {
          const found = all.find(({ id }) => id === column.id);
          if (!found) return [];
          const size = column.getSize();
          const isResized = layout.widths[found.id] !== undefined;
          const minPx = isResized ? size : found.minPx;
          return [{ ...found, size, minPx, isResized, pinned: column.getIsPinned() }];
        }),
      ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the columns differ when their look does
    [all, layoutKeys.join('|')],
  );
  return { columns, rows: table.getRowModel().rows };
}

/** Replaces each run of unpinned columns out of view by one empty column. */
export function collapseHidden<Row>(
  columns: RenderedColumn<Row>[],
  shown: ReadonlySet<RenderedColumn<Row>>,
): RenderedColumn<Row>[] {
  const rendered: RenderedColumn<Row>[] = [];
  for (const column of columns) {
    const last = rendered.at(-1);
    if (column.pinned || shown.has(column)) rendered.push(column);
    else if (last?.span) rendered[rendered.length - 1] = { ...last, span: last.span + 1 };
    else rendered.push({ ...column, id: `$before ${column.id}`, declared: undefined, span: 1 });
  }
  return rendered;
}

/** Returns how many columns of the table the rendered ones represent. */
export const columnCount = (columns: { span?: number }[]) =>
  columns.reduce((sum, { span = 1 }) => sum + span, 0);
