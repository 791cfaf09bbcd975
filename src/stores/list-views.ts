import { maxListViews } from '@/config/limits';
import { isRecord, isString } from '@/lib/guards';
import { showNumbers } from '@/lib/mask';
import { perUser, userKeyPrefixes } from './per-user';
import { isSameQuery, withoutPlace } from './tabs';

/** A saved combination of filters and sort of a list, stored as a query string. */
export interface ListView {
  name: string;
  search: string;
}
interface ListViews {
  views: ListView[];
  /** The name of the view with which the list opens; null for none. */
  defaultView: string | null;
}
/** The views as browsers have stored them: `usual` is the default view. */
interface StoredViews extends Pick<ListViews, 'views'> {
  usual: string | null;
}
type ViewsByTable = Record<string, StoredViews>;

const noViews: StoredViews = { views: [], usual: null };
const fromStored = ({ views, usual }: StoredViews): ListViews => ({ views, defaultView: usual });

const isView = (value: unknown): value is ListView =>
  isRecord(value) && isString(value.name) && isString(value.search);
const isStoredViews = (value: unknown): value is StoredViews =>
  isRecord(value) &&
  Array.isArray(value.views) &&
  value.views.every(isView) &&
  (value.usual === null || isString(value.usual));
const isViewsByTable = (value: unknown): value is ViewsByTable =>
  isRecord(value) && Object.values(value).every(isStoredViews);

const viewsByTable = perUser<ViewsByTable>(userKeyPrefixes.listViews, isViewsByTable, {});

const storedOf = (byTable: ViewsByTable, table: string) => byTable[table] ?? noViews;
export const useListViews = (table: string): ListViews =>
  fromStored(viewsByTable.useValue((byTable) => storedOf(byTable, table)));

function change(table: string, part: (views: ListViews) => Partial<StoredViews>) {
  viewsByTable.update((byTable) => {
    const before = storedOf(byTable, table);
    return { ...byTable, [table]: { ...before, ...part(fromStored(before)) } };
  });
}

/**
 * Saves a view and replaces one of the same name. The function returned takes that back; null when the list has too many
 * views already.
 */
export function saveView(table: string, view: ListView): (() => void) | null {
  const isOfName = ({ name }: ListView) => name === view.name;
  const before = storedOf(viewsByTable.get(), table).views;
  const replaced = before.find(isOfName);
  if (!replaced && before.length >= maxListViews) return null;
  const put = (next: ListView) =>
    change(table, ({ views }) => {
      const index = views.findIndex(isOfName);
      return { views: index < 0 ? [...views, next] : views.with(index, next) };
    });
  put(view);
  return () => (replaced ? put(replaced) : removeView(table, view.name));
}

/** Gives a view another name, with which it remains the default. Returns false when another view has that name. */
export function renameView(table: string, from: string, to: string): boolean {
  if (storedOf(viewsByTable.get(), table).views.some(({ name }) => name === to)) return from === to;
  change(table, ({ views, defaultView }) => ({
    views: views.map((view) => (view.name === from ? { ...view, name: to } : view)),
    usual: defaultView === from ? to : defaultView,
  }));
  return true;
}

/** Removes a view. The function returned puts it back in its place. */
export function removeView(table: string, name: string): () => void {
  const before = storedOf(viewsByTable.get(), table);
  const index = before.views.findIndex((view) => view.name === name);
  change(table, ({ views, defaultView }) => ({
    views: views.filter((view) => view.name !== name),
    usual: defaultView === name ? null : defaultView,
  }));
  return () =>
    change(table, ({ views, defaultView }) => {
      const removed = before.views[index];
      // Another window may have saved one of the same name meanwhile.
      if (!removed || views.some((view) => view.name === name)) return {};
      return {
        views: views.toSpliced(index, 0, removed),
        usual: defaultView ?? (before.usual === name ? name : null),
      };
    });
}

/** Sets the view with which a list opens when the URL contains no filters. */
export function setDefaultView(table: string, name: string | null) {
  change(table, () => ({ usual: name }));
}

/**
 * The part of a query string that a view contains: everything but the page and the open record. `layout` is the one that
 * a list with several shows: a view opens in it, whichever the user has chosen since.
 */
export function viewSearch(search: string, layout?: string): string {
  const params = new URLSearchParams(showNumbers(withoutPlace(search)));
  params.delete('page');
  if (layout && !params.has('view')) params.set('view', layout);
  const text = params.toString();
  return text && `?${text}`;
}

/** Whether a list shows a view. One that was saved without a layout is in each. */
export const isShownView = (view: ListView, search: string, layout?: string): boolean =>
  isSameQuery(viewSearch(view.search, layout), viewSearch(search, layout));
