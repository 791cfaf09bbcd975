import { create } from 'zustand';
import { mergeColumnOrder, moveKey, visibleKeys } from '@/lib/column-order';
import { local, parseStored } from '@/lib/storage';
import { ownPrefixes } from './own-prefixes';
import { ownKey } from './own-key';
import { useSession } from './session';

export type Pin = 'start' | 'end' | 'none';

/** What a user made of one table, in this browser; which columns show is kept with the server. */
export interface TableLayout {
  order: string[];
  /** Width in px of columns that were dragged. */
  widths: Record<string, number>;
  /** Where a column differs from its table's own pins. */
  pins: Record<string, Pin>;
  /** The columns there were when the user chose which to show. */
  known: string[];
}
const untouched: TableLayout = { order: [], widths: {}, pins: {}, known: [] };

/** Layouts by table name, of the signed-in user. */
export const useTableLayouts = create<{
  key: string | null;
  layouts: Record<string, TableLayout>;
}>(() => ({ key: null, layouts: {} }));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isLayout = (value: unknown): value is TableLayout =>
  isRecord(value) &&
  Array.isArray(value.order) &&
  Array.isArray(value.known) &&
  isRecord(value.widths) &&
  isRecord(value.pins);
const areLayouts = (value: unknown): value is Record<string, TableLayout> =>
  isRecord(value) && Object.values(value).every(isLayout);

/** Reads the layouts of whoever is signed in now; two users of one browser do not see each other's. */
function load() {
  const key = ownKey(ownPrefixes.tableLayouts);
  const layouts = key && parseStored(local.read(key), areLayouts);
  useTableLayouts.setState({ key, layouts: layouts || {} });
}
// The code of tables may come long after the sign-in.
load();
useSession.subscribe(({ userName }, before) => {
  if (userName !== before.userName) load();
});

export const layoutOf = (table: string): TableLayout =>
  useTableLayouts.getState().layouts[table] ?? untouched;

export const useTableLayoutOf = (table: string): TableLayout =>
  useTableLayouts(({ layouts }) => layouts[table] ?? untouched);

function change(table: string, part: Partial<TableLayout>) {
  const { key, layouts } = useTableLayouts.getState();
  const next = { ...layouts, [table]: { ...layoutOf(table), ...part } };
  useTableLayouts.setState({ layouts: next });
  if (key) local.write(key, JSON.stringify(next));
}

export function setColumnWidth(table: string, key: string, px: number) {
  const { widths } = layoutOf(table);
  change(table, { widths: { ...widths, [key]: Math.round(px) } });
}

export function setColumnPin(table: string, key: string, pin: Pin) {
  change(table, { pins: { ...layoutOf(table).pins, [key]: pin } });
}

/** Puts a column where another stands. */
export function moveColumn(table: string, declared: readonly string[], key: string, to: string) {
  change(table, { order: moveKey(mergeColumnOrder(declared, layoutOf(table).order), key, to) });
}

/** Notes what there was to choose from, so that a column that comes later is not taken for a hidden one. */
export function noteKnownColumns(table: string, declared: readonly string[]) {
  change(table, { known: [...declared] });
}

/** Order, widths and pins as declared again. */
export function resetLayout(table: string) {
  change(table, untouched);
}

/** The keys of a table in their order, and which of them show. */
export const arranged = (
  declared: readonly string[],
  chosen: readonly string[] | null,
  { order, known }: TableLayout,
) => ({
  order: mergeColumnOrder(declared, order),
  shown: new Set(visibleKeys(declared, chosen, known)),
});
