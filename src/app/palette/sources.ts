import { queryString } from '@/lib/url/query-string';
import { findRoute, type FlatRoute } from '@/route-tree';
import type { RecordHit, RecordSource } from '@/schema/search';

/** A declared search with the page whose list it asks, e.g. `/user/user-list`. */
export interface PageSource extends RecordSource {
  id: string;
  page: string;
}

const root = '/src/pages';
const file = '/search.ts';
const declared = import.meta.glob<RecordSource[]>('/src/pages/*/*/search.ts', {
  eager: true,
  import: 'default',
});

/** The searches of all pages, in the order in which their hits are shown. */
export const sources: readonly PageSource[] = Object.entries(declared)
  .flatMap(([path, searches]) => {
    const page = path.slice(root.length, -file.length);
    return searches.map((search, index) => ({ ...search, page, id: `${page}#${index}` }));
  })
  .toSorted((one, other) => one.place - other.place);

/** The searches of the pages that the user may open. */
export const grantedSources = (routes: readonly FlatRoute[], all = sources) =>
  all.filter(({ page }) => routes.some(({ name }) => name === page));

/** The list of a source with the records that were found. */
export const listAddress = ({ page }: PageSource, { where }: Pick<RecordHit, 'where'>) => {
  const query = queryString(where);
  return { path: page, search: query && `?${query}` };
};

/** The page of a record, or the list filtered to it when the record has no page that the user may open. */
export function hitAddress(source: PageSource, hit: RecordHit, routes: FlatRoute[]): string {
  const { to } = hit;
  if (to && findRoute(routes, to.split(/[?#]/, 1)[0] ?? to)) return to;
  const { path, search } = listAddress(source, hit);
  return path + search;
}
