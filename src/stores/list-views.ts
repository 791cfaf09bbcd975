import { maxListViews } from '@/config/limits';
import { isRecord, isString } from '@/lib/guards';
import { perUser, userKeyPrefixes } from './per-user';

/** A saved combination of filters and sort of a list, stored as a query string. */
interface ListView {
  name: string;
  search: string;
}
interface ListViews {
  views: ListView[];
  /** The name of the view with which the list opens; null for none. */
  usual: string | null;
}
type ViewsByTable = Record<string, ListViews>;

const noViews: ListViews = { views: [], usual: null };

const isView = (value: unknown): value is ListView =>
  isRecord(value) && isString(value.name) && isString(value.search);
const isListViews = (value: unknown): value is ListViews =>
  isRecord(value) &&
  Array.isArray(value.views) &&
  value.views.every(isView) &&
  (value.usual === null || isString(value.usual));
const isViewsByTable = (value: unknown): value is ViewsByTable =>
  isRecord(value) && Object.values(value).every(isListViews);

const viewsByTable = perUser<ViewsByTable>(userKeyPrefixes.listViews, isViewsByTable, {});

export const listViewsOf = (table: string): ListViews => viewsByTable.get()[table] ?? noViews;
export const useListViews = (table: string): ListViews =>
  viewsByTable.useValue((byTable) => byTable[table] ?? noViews);

function change(table: string, part: Partial<ListViews>) {
  viewsByTable.set({ ...viewsByTable.get(), [table]: { ...listViewsOf(table), ...part } });
}

/** Saves a view and replaces one of the same name. Returns false when the list has too many views already. */
export function saveView(table: string, view: ListView): boolean {
  const { views } = listViewsOf(table);
  const index = views.findIndex(({ name }) => name === view.name);
  if (index < 0 && views.length >= maxListViews) return false;
  change(table, { views: index < 0 ? [...views, view] : views.with(index, view) });
  return true;
}

export function removeView(table: string, name: string) {
  const { views, usual } = listViewsOf(table);
  change(table, {
    views: views.filter((view) => view.name !== name),
    usual: usual === name ? null : usual,
  });
}

/** Sets the view with which a list opens when the URL contains no filters. */
export function setDefaultView(table: string, name: string | null) {
  change(table, { usual: name });
}

/** The part of a query string that a view contains: everything but the page. */
export function viewSearch(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  const text = params.toString();
  return text && `?${text}`;
}
