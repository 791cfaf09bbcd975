import { refreshMs, type ListRefresh } from '@/config/limits';
import { mergeColumnOrder, moveKey, visibleKeys } from '@/lib/column-order';
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

const defaultLayout: TableLayout = { order: [], widths: {}, pins: {}, known: [] };

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

const layouts = perUser<TableLayouts>(userKeyPrefixes.tableLayouts, isTableLayouts, {});

const layoutIn = (byTable: TableLayouts, table: string) => byTable[table] ?? defaultLayout;
export const useStoredLayout = (table: string): TableLayout =>
  layouts.useValue((byTable) => layoutIn(byTable, table));

function change(table: string, part: (layout: TableLayout) => Partial<TableLayout>) {
  layouts.update((byTable) => {
    const before = layoutIn(byTable, table);
    return { ...byTable, [table]: { ...before, ...part(before) } };
  });
}

export function setColumnWidth(table: string, key: string, px: number) {
  change(table, ({ widths }) => ({ widths: { ...widths, [key]: Math.round(px) } }));
}

export function setColumnPin(table: string, key: string, pin: Pin) {
  change(table, ({ pins }) => ({ pins: { ...pins, [key]: pin } }));
}

/** Moves a column to the position of another. */
export function moveColumn(table: string, declared: readonly string[], key: string, to: string) {
  change(table, ({ order }) => ({ order: moveKey(mergeColumnOrder(declared, order), key, to) }));
}

/** Stores which columns exist, so that a column added later does not count as hidden by the user. */
export function saveKnownColumns(table: string, declared: readonly string[]) {
  change(table, () => ({ known: [...declared] }));
}

export function setListRefresh(table: string, refresh: ListRefresh) {
  change(table, () => ({ refresh }));
}

/** Restores the declared order, widths and pins; returns a function that puts back those of the user. */
export function resetLayout(table: string) {
  const before = layoutIn(layouts.get(), table);
  change(table, () => defaultLayout);
  return () => change(table, () => before);
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
