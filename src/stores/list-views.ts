import { create } from 'zustand';
import { maxListViews } from '@/config/limits';
import { local, parseStored } from '@/lib/storage';
import { ownPrefixes } from './own-prefixes';
import { ownKey } from './own-key';
import { useSession } from './session';

/** Conditions and sort of a list under a name, as the query part of its address. */
export interface ListView {
  name: string;
  search: string;
}
export interface ListViews {
  views: ListView[];
  /** Name of the view a list opens with; null: none. */
  usual: string | null;
}
const untouched: ListViews = { views: [], usual: null };

/** Views by table name, of the signed-in user. */
const useStore = create<{ key: string | null; tables: Record<string, ListViews> }>(() => ({
  key: null,
  tables: {},
}));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isView = (value: unknown): value is ListView =>
  isRecord(value) && typeof value.name === 'string' && typeof value.search === 'string';
const isListViews = (value: unknown): value is ListViews =>
  isRecord(value) &&
  Array.isArray(value.views) &&
  value.views.every(isView) &&
  (value.usual === null || typeof value.usual === 'string');
const areTables = (value: unknown): value is Record<string, ListViews> =>
  isRecord(value) && Object.values(value).every(isListViews);

/** Reads the views of whoever is signed in now; two users of one browser do not see each other's. */
function load() {
  const key = ownKey(ownPrefixes.listViews);
  useStore.setState({ key, tables: (key && parseStored(local.read(key), areTables)) || {} });
}
load();
useSession.subscribe(({ userName }, before) => {
  if (userName !== before.userName) load();
});

export const listViewsOf = (table: string): ListViews =>
  useStore.getState().tables[table] ?? untouched;
export const useListViews = (table: string): ListViews =>
  useStore(({ tables }) => tables[table] ?? untouched);

function change(table: string, part: Partial<ListViews>) {
  const { key, tables } = useStore.getState();
  const next = { ...tables, [table]: { ...listViewsOf(table), ...part } };
  useStore.setState({ tables: next });
  if (key) local.write(key, JSON.stringify(next));
}

/** Keeps a view; one of the same name is replaced. False when there are too many. */
export function saveView(table: string, view: ListView): boolean {
  const { views } = listViewsOf(table);
  const at = views.findIndex(({ name }) => name === view.name);
  if (at < 0 && views.length >= maxListViews) return false;
  change(table, { views: at < 0 ? [...views, view] : views.with(at, view) });
  return true;
}

export function removeView(table: string, name: string) {
  const { views, usual } = listViewsOf(table);
  change(table, {
    views: views.filter((view) => view.name !== name),
    usual: usual === name ? null : usual,
  });
}

/** The view a list opens with, when nothing else is asked for. */
export function setUsualView(table: string, name: string | null) {
  change(table, { usual: name });
}

/** The part of an address that a view keeps: everything but the page. */
export function viewSearch(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  const text = params.toString();
  return text && `?${text}`;
}
