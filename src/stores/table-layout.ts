import { refreshMs, type ListRefresh } from '@/config/limits';
import { mergeColumnOrder, visibleKeys } from '@/lib/column-order';
import { isRecord, isString } from '@/lib/guards';
import { perUser, userKeyPrefixes } from './per-user';

export type Pin = 'start' | 'end' | 'none';

/** How a user arranged one table in this browser. The server stores which columns are visible. */
export interface TableLayout {
  order: string[];
  /** Widths in px of the columns that the user resized. */
  widths: Record<string, number>;
  /** The pins that differ from the declared ones. */
  pins: Record<string, Pin>;
  /** The columns that existed when the user chose the visible ones. */
  known: string[];
  /** How often the list asks for its rows again, if the user has chosen that. */
  refresh?: ListRefresh;
}
type TableLayouts = Record<string, TableLayout>;

export const defaultLayout: TableLayout = { order: [], widths: {}, pins: {}, known: [] };

const isLayout = (value: unknown): value is TableLayout =>
  isRecord(value) &&
  Array.isArray(value.order) &&
  Array.isArray(value.known) &&
  isRecord(value.widths) &&
  isRecord(value.pins) &&
  (value.refresh === undefined ||
    (isString(value.refresh) && Object.hasOwn(refreshMs, value.refresh)));
const isTableLayouts = (value: unknown): value is TableLayouts =>
  isRecord(value) && Object.values(value).every(isLayout);

/** The rest of its changes are in `change-columns.ts`, which loads with the settings of columns. */
export const layouts = perUser<TableLayouts>(userKeyPrefixes.tableLayouts, isTableLayouts, {});

export const layoutIn = (byTable: TableLayouts, table: string) => byTable[table] ?? defaultLayout;
export const useStoredLayout = (table: string): TableLayout =>
  layouts.useValue((byTable) => layoutIn(byTable, table));

export function changeLayout(table: string, part: (layout: TableLayout) => Partial<TableLayout>) {
  layouts.update((byTable) => {
    const before = layoutIn(byTable, table);
    return { ...byTable, [table]: { ...before, ...part(before) } };
  });
}

export function setColumnWidth(table: string, key: string, px: number) {
  changeLayout(table, ({ widths }) => ({ widths: { ...widths, [key]: Math.round(px) } }));
}

export function setListRefresh(table: string, refresh: ListRefresh) {
  changeLayout(table, () => ({ refresh }));
}

interface ArrangedColumn {
  key: string;
  optional?: boolean;
}

/** The keys of the columns that a table shows by default. */
export const defaultKeysOf = (columns: readonly ArrangedColumn[]): string[] =>
  columns.filter(({ optional }) => !optional).map(({ key }) => key);

/**
 * The keys of a table in their order, the set of visible ones, and where each is pinned: by default the first column at
 * the start. `chosen` is null until the user has chosen columns.
 */
export function arrangeColumns(
  columns: readonly ArrangedColumn[],
  chosen: readonly string[] | null,
  { order, known, pins }: TableLayout,
) {
  const declared = columns.map(({ key }) => key);
  return {
    order: mergeColumnOrder(declared, order),
    shown: new Set(visibleKeys(declared, chosen ?? defaultKeysOf(columns), known)),
    pinOf: (key: string): Pin => pins[key] ?? (key === declared[0] ? 'start' : 'none'),
  };
}
