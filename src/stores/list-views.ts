import { maxListViews } from '@/config/limits';
import { isRecord, isString } from '@/lib/guards';
import { showNumbers } from '@/lib/mask';
import { perUser, userKeyPrefixes } from './per-user';
import { withoutPlace } from './tabs';

/** A saved combination of filters and sort of a list, stored as a query string. */
interface ListView {
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

/** Saves a view and replaces one of the same name. Returns false when the list has too many views already. */
export function saveView(table: string, view: ListView): boolean {
  let isSaved = true;
  change(table, ({ views }) => {
    const index = views.findIndex(({ name }) => name === view.name);
    isSaved = index >= 0 || views.length < maxListViews;
    if (!isSaved) return {};
    return { views: index < 0 ? [...views, view] : views.with(index, view) };
  });
  return isSaved;
}

export function removeView(table: string, name: string) {
  change(table, ({ views, defaultView }) => ({
    views: views.filter((view) => view.name !== name),
    usual: defaultView === name ? null : defaultView,
  }));
}

/** Sets the view with which a list opens when the URL contains no filters. */
export function setDefaultView(table: string, name: string | null) {
  change(table, () => ({ usual: name }));
}

/** The part of a query string that a view contains: everything but the page and the open record. */
export function viewSearch(search: string): string {
  const params = new URLSearchParams(showNumbers(withoutPlace(search)));
  params.delete('page');
  const text = params.toString();
  return text && `?${text}`;
}
