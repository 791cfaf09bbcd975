import { isRecord, isString } from '@/lib/guards';
import { showNumbers } from '@/lib/mask';
import { perUser, userKeyPrefixes } from './per-user';
import { isSameQuery, withoutPlace } from './tabs';

/** A saved combination of filters and sort of a list, stored as a query string. */
export interface ListView {
  name: string;
  search: string;
}
export interface ListViews {
  views: ListView[];
  /** The name of the view with which the list opens; null for none. */
  defaultView: string | null;
}
/** The views as browsers have stored them: `usual` is the default view. */
export interface StoredViews extends Pick<ListViews, 'views'> {
  usual: string | null;
}
type ViewsByTable = Record<string, StoredViews>;

const noViews: StoredViews = { views: [], usual: null };
export const fromStored = ({ views, usual }: StoredViews): ListViews => ({
  views,
  defaultView: usual,
});

const isView = (value: unknown): value is ListView =>
  isRecord(value) && isString(value.name) && isString(value.search);
const isStoredViews = (value: unknown): value is StoredViews =>
  isRecord(value) &&
  Array.isArray(value.views) &&
  value.views.every(isView) &&
  (value.usual === null || isString(value.usual));
const isViewsByTable = (value: unknown): value is ViewsByTable =>
  isRecord(value) && Object.values(value).every(isStoredViews);

/** Changed by `change-views.ts`, which loads with the list of the views. */
export const viewsByTable = perUser<ViewsByTable>(userKeyPrefixes.listViews, isViewsByTable, {});

export const storedOf = (byTable: ViewsByTable, table: string) => byTable[table] ?? noViews;
export const useListViews = (table: string): ListViews =>
  fromStored(viewsByTable.useValue((byTable) => storedOf(byTable, table)));

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
