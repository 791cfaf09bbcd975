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
import type { AnyColumn, ColumnType } from '@/schema/column';
import { arrangeColumns, useStoredLayout, type Pin, type TableLayout } from '@/stores/table-layout';
import { columnSetting, useChosenKeys } from '@/stores/table-settings';
import type { AnyEnum } from '@/lib/enum';
import { cellText, enumOf, type WordType } from '@/elements/text/cell-text';
import { toneOf } from '@/elements/table/cells/text-cells';

/** The server sorts, filters and pages; the table library only lays out the columns. */
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
  money: 144,
  relative: 112,
  listed: 80,
  normal: 80,
  flags: 168,
  tags: 168,
  link: 144,
  line: 232,
  url: 168,
  image: 72,
  attachments: 152,
  html: 240,
  input: 144,
  range: 184,
  select: 128,
  confirmRadio: 160,
  switch: 72,
  custom: 144,
};
const cellPaddingPx = 24;
const sortIconPx = 14;
const dotPx = 14;
/** Width of a radio button with its margins, and of a select's border with its arrow. */
const radioPx = 32;
const selectPx = 40;

export const actionsId = '$actions';
export const selectId = '$select';
export const openId = '$open';
/** Columns that the table adds before those of the page. */
export type LeadingId = typeof selectId | typeof openId;
export const isLeadingId = (id: string) => id === selectId || id === openId;
const leadPx: Record<LeadingId, number> = { [selectId]: 44, [openId]: 40 };

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
  align: Align;
  pinned: 'start' | 'end' | false;
  /** Distance in px from the edge that it is pinned to. */
  offset: number;
  declared?: AnyColumn<Row>;
  /** Set for an empty cell that replaces columns out of view: their number. */
  span?: number;
}

const wideLatin = /[A-Zmw]/;
function characterPx(character: string) {
  if (character > '\u2e80') return 14;
  return wideLatin.test(character) ? 11 : 8;
}
/**
 * Estimates the width in px of a text in the base font: a full-width character is square, other characters take about
 * half.
 */
export const textPx = (text: string) =>
  Array.from(text).reduce((sum, character) => sum + characterPx(character), 0);

/** A status has a dot before its text; a type has none. */
const statePx = (of: AnyEnum) => (of.$values.some((code) => toneOf(of, code)) ? dotPx : 0);

/**
 * Returns the greatest width of the option texts of an enum or flag column. Radio buttons are next to each other, so
 * their widths are added.
 */
function wordsPx<Row>(column: AnyColumn<Row>) {
  const { type } = column;
  const px = (values: readonly unknown[], kind: WordType) =>
    values.map((value) => textPx(cellText(value, kind, enumOf(column))));
  switch (type) {
    case 'enum':
      return statePx(column.of) + Math.max(...px(column.of.$values, type));
    case 'listed':
    case 'normal':
      return dotPx + Math.max(...px([true, false], type));
    case 'select':
      return selectPx + Math.max(...px(column.of.$values, type));
    case 'confirmRadio':
      return px(column.of.$values, type).reduce((sum, word) => sum + radioPx + word, 0);
    default:
      return 0;
  }
}

/** Returns a width that fits the type of the column, its label and all texts of its options. */
function columnPx<Row>(column: AnyColumn<Row>, text: string) {
  const heading = textPx(text) + (column.sortable ? sortIconPx : 0);
  const contentPx = Math.max(heading, wordsPx(column)) + cellPaddingPx;
  // A declared width is meant for the values; the label and the option texts may be longer in another language.
  if (column.width !== undefined) return Math.max(column.width, contentPx);
  return Math.max(widthPx[column.type ?? 'text'], contentPx);
}

type ColumnBase<Row> = Omit<RenderedColumn<Row>, 'pinned' | 'offset'>;

/** Returns the columns of the table itself, the declared columns with their labels, and the actions. */
function labelled<Row>(
  t: TFunction,
  { name, columns, leads, actionsPx }: Layout<Row>,
): ColumnBase<Row>[] {
  const own = leads.map((id) => ({ id, label: '', size: leadPx[id], align: 'center' as const }));
  const drawn = columns.map((declared) => {
    const key: string = `${name}.fields.${declared.key}`;
    const text = t(key);
    const align = aligns[declared.type ?? 'text'] ?? 'left';
    return { id: declared.key, label: text, size: columnPx(declared, text), align, declared };
  });
  const text = t('elements.table.actions');
  const actions = { id: actionsId, label: text, size: actionsPx, align: 'left' as const };
  return [...own, ...drawn, ...(actionsPx ? [actions] : [])];
}

/**
 * Returns which columns are pinned. By default these are the first column and the actions; the user can change the
 * others.
 */
function pinning<Row>(order: string[], { columns, leads }: Layout<Row>, layout: TableLayout) {
  const first = columns[0]?.key;
  const pinOf = (key: string): Pin => layout.pins[key] ?? (key === first ? 'start' : 'none');
  const of = (pin: Pin) => order.filter((key) => pinOf(key) === pin);
  return { start: [...leads, ...of('start')], end: [...of('end'), actionsId] };
}

interface Layout<Row> {
  /** Name of the page, which is also the name of its table. */
  name: string;
  columns: AnyColumn<Row>[];
  leads: LeadingId[];
  /** 0 hides the column of actions. */
  actionsPx: number;
}
interface TableLayoutDrawn<Row> {
  columns: RenderedColumn<Row>[];
  rows: { id: string; original: Row }[];
  totalPx: number;
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
  { name, columns: declared, leads, actionsPx }: Layout<Row>,
  data: Row[],
): TableLayoutDrawn<Row> {
  const { t } = useTranslation();
  const layout = useStoredLayout(name);
  const chosen = useChosenKeys(name, columnSetting);
  const leadKey = leads.join();
  const all = useMemo(
    () => labelled(t, { name, columns: declared, leads, actionsPx }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the leads are a new list on every render, their key is not
    [t, name, declared, actionsPx, leadKey],
  );
  const keys = declared.map(({ key }) => key);
  const usual = declared.filter(({ optional }) => !optional).map(({ key }) => key);
  const { order, shown } = arrangeColumns(keys, chosen ?? usual, layout);
  const table = useTable<typeof features, Row>({
    features,
    data,
    columns: all,
    getRowId: (row) => String(row.id),
    state: {
      columnOrder: [...leads, ...order, actionsId],
      columnVisibility: Object.fromEntries(keys.map((key) => [key, shown.has(key)])),
      columnSizing: layout.widths,
      columnPinning: pinning(order, { name, columns: declared, leads, actionsPx }, layout),
    },
  });
  const visible = [
    ...table.getStartVisibleLeafColumns(),
    ...table.getCenterVisibleLeafColumns(),
    ...table.getEndVisibleLeafColumns(),
  ];
  const look = visible.map((column) => [column.id, column.getSize(), column.getIsPinned()].join());
  const columns = useMemo(
    () =>
      offsets(
        visible.flatMap((column) => {
          const found = all.find(({ id }) => id === column.id);
          return found ? [{ ...found, size: column.getSize(), pinned: column.getIsPinned() }] : [];
        }),
      ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the columns differ when their look does
    [all, look.join('|')],
  );
  const totalPx = columns.reduce((sum, { size }) => sum + size, 0);
  return { columns, rows: table.getRowModel().rows, totalPx };
}

/** Replaces each run of unpinned columns out of view by one empty column. */
export function collapseHidden<Row>(
  columns: RenderedColumn<Row>[],
  shown: ReadonlySet<RenderedColumn<Row>>,
): RenderedColumn<Row>[] {
  const drawn: RenderedColumn<Row>[] = [];
  for (const column of columns) {
    const last = drawn.at(-1);
    if (column.pinned || shown.has(column)) drawn.push(column);
    else if (last?.span) drawn[drawn.length - 1] = { ...last, span: last.span + 1 };
    else drawn.push({ ...column, id: `$before ${column.id}`, declared: undefined, span: 1 });
  }
  return drawn;
}

/** Returns how many columns of the table the rendered ones represent. */
export const columnCount = (columns: { span?: number }[]) =>
  columns.reduce((sum, { span = 1 }) => sum + span, 0);
