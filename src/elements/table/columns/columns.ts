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
import type { Column, ColumnType } from '@/schema/column';
import { arranged, useTableLayoutOf, type Pin, type TableLayout } from '@/stores/table-layout';
import { columnSetting, useChosenKeys } from '@/stores/table-settings';
import type { AnyEnum } from '@/lib/enum';
import { cellText, enumOf, type WordType } from '@/elements/text/cell-text';
import { toneOf } from '@/elements/table/cells/text-cells';

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
/** A circle with what is left and right of it, and a select's frame with its arrow. */
const radioPx = 32;
const selectPx = 40;

export const actionsId = '$actions';
export const selectId = '$select';
export const openId = '$open';
/** Columns of the table itself, before those of the page. */
export type LeadingId = typeof selectId | typeof openId;
export const isLeadingId = (id: string) => id === selectId || id === openId;
const leadPx: Record<LeadingId, number> = { [selectId]: 44, [openId]: 40 };

export type Align = 'left' | 'center' | 'right';
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

/** A column as it is drawn; those of the table itself have no declaration behind them. */
export interface RenderedColumn<Row> {
  id: string;
  label: string;
  size: number;
  align: Align;
  pinned: 'start' | 'end' | false;
  /** Distance in px from the edge it is pinned to. */
  offset: number;
  declared?: Column<Row>;
  /** Of an empty cell that stands for columns out of view: how many. */
  span?: number;
}

const wideLatin = /[A-Zmw]/;
function characterPx(character: string) {
  if (character > '\u2e80') return 14;
  return wideLatin.test(character) ? 11 : 8;
}
/** Rough width in px of a text in the base font: full-width characters are a square, others about half. */
export const textPx = (text: string) =>
  Array.from(text).reduce((sum, character) => sum + characterPx(character), 0);

/** A state has a dot beside its word; a type has none. */
const statePx = (of: AnyEnum) => (of.$values.some((code) => toneOf(of, code)) ? dotPx : 0);

/** What the words of a code set or of a flag take at most; radio buttons stand beside each other. */
function wordsPx<Row>(column: Column<Row>) {
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

/** Wide enough for its type, for its label, and for whatever words it may say. */
function columnPx<Row>(column: Column<Row>, text: string) {
  const heading = textPx(text) + (column.sortable ? sortIconPx : 0);
  const contentPx = Math.max(heading, wordsPx(column)) + cellPaddingPx;
  // A width is declared for what the cells hold; label and words of another language may be longer.
  if (column.width !== undefined) return Math.max(column.width, contentPx);
  return Math.max(widthPx[column.type ?? 'text'], contentPx);
}

type Undrawn<Row> = Omit<RenderedColumn<Row>, 'pinned' | 'offset'>;

/** The declared columns with their labels, between the table's own and the actions. */
function labelled<Row>(
  t: TFunction,
  { name, columns, leads, actionsPx }: Layout<Row>,
): Undrawn<Row>[] {
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

/** Where each column is pinned: the first one and the actions by default, the rest as the user likes. */
function pinning<Row>(order: string[], { columns, leads }: Layout<Row>, layout: TableLayout) {
  const first = columns[0]?.key;
  const pinOf = (key: string): Pin => layout.pins[key] ?? (key === first ? 'start' : 'none');
  const of = (pin: Pin) => order.filter((key) => pinOf(key) === pin);
  return { start: [...leads, ...of('start')], end: [...of('end'), actionsId] };
}

interface Layout<Row> {
  /** Name of the page, and of its table. */
  name: string;
  columns: Column<Row>[];
  leads: LeadingId[];
  /** 0: no column of actions. */
  actionsPx: number;
}
interface TableLayoutDrawn<Row> {
  columns: RenderedColumn<Row>[];
  rows: { id: string; original: Row }[];
  totalPx: number;
}

/** Adds up the sizes before each column, from the edge it is pinned to. */
function offsets<Row>(columns: Omit<RenderedColumn<Row>, 'offset'>[]): RenderedColumn<Row>[] {
  const sum = (part: { size: number }[]) => part.reduce((total, { size }) => total + size, 0);
  return columns.map((column, at) => {
    const before = column.pinned === 'end' ? columns.slice(at + 1) : columns.slice(0, at);
    return { ...column, offset: column.pinned ? sum(before) : 0 };
  });
}

/**
 * Columns in the order, width and place they are drawn with: as declared, changed by what the user chose.
 * They stay the same objects until one of these or the language changes, so that rows can be memoised on them.
 */
export function useTableLayout<Row extends ById>(
  { name, columns: declared, leads, actionsPx }: Layout<Row>,
  data: Row[],
): TableLayoutDrawn<Row> {
  const { t } = useTranslation();
  const layout = useTableLayoutOf(name);
  const chosen = useChosenKeys(name, columnSetting);
  const leadKey = leads.join();
  const all = useMemo(
    () => labelled(t, { name, columns: declared, leads, actionsPx }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the leads are a new list on every render, their key is not
    [t, name, declared, actionsPx, leadKey],
  );
  const keys = declared.map(({ key }) => key);
  const usual = declared.filter(({ optional }) => !optional).map(({ key }) => key);
  const { order, shown } = arranged(keys, chosen ?? usual, layout);
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

/** One empty column for each run of loose columns that are not shown. */
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

/** How many columns of the table stand behind those that are drawn. */
export const columnCount = (columns: { span?: number }[]) =>
  columns.reduce((sum, { span = 1 }) => sum + span, 0);
