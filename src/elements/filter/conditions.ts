import { conditionLength, defaultPageSize, firstPage, listPageSizes } from '@/config/limits';
import { trimText } from '@/lib/text';
import { isEmpty, queryString } from '@/lib/url/query-string';
import type { AnyFilter, FilterName, FilterValue } from '@/schema/filter';
import { filterKind } from '@/values/filters';

export type FilterValues = Record<string, FilterValue | undefined>;
export type FilterNames = Record<string, FilterName>;

/** Everything that decides which rows a list shows. It is stored in the URL, so that a link opens the same list. */
export interface Conditions {
  page: number;
  limit: number;
  sort: string | undefined;
  values: FilterValues;
  /** Names of the records whose ids are among the values. */
  names: FilterNames;
}

function readName({ key, multiple }: AnyFilter, params: URLSearchParams): FilterName {
  const names = params.getAll(`name.${key}`);
  return multiple ? names : (names[0] ?? '');
}

function readPage(text: string | null) {
  const page = Number(text);
  return Number.isInteger(page) && page >= firstPage ? page : firstPage;
}

/** Written when the user removes the default sort of a list. */
const unsorted = 'none';

function readSort(text: string | null, defaultSort?: string, sortKeys?: readonly string[]) {
  if (text === unsorted) return undefined;
  const [, key] = /^(\w+) (?:a|de)scending$/.exec(text ?? '') ?? [];
  const isKnown = key !== undefined && (sortKeys?.includes(key) ?? true);
  return text !== null && isKnown ? text : defaultSort;
}

/**
 * Reads the conditions from the URL. A missing or invalid parameter gets its default, as does a sort by none of the given
 * keys: a link or a view may be older than the columns of the list.
 */
export function readConditions(
  search: string,
  filters: AnyFilter[],
  sort?: string,
  sortKeys?: readonly string[],
): Conditions {
  const params = new URLSearchParams(search);
  const limit = Number(params.get('limit'));
  const named = filters.filter((filter) => filterKind(filter).isNamed);
  return {
    page: readPage(params.get('page')),
    limit: listPageSizes.includes(limit) ? limit : defaultPageSize,
    sort: readSort(params.get('sort'), sort, sortKeys),
    values: Object.fromEntries(
      filters.map((filter) => [filter.key, filterKind(filter).read(filter, params)]),
    ),
    names: Object.fromEntries(named.map((filter) => [filter.key, readName(filter, params)])),
  };
}

/** Returns the filters as query parameters, without empty values. */
export function filterQuery(values: FilterValues, filters: AnyFilter[]): Record<string, unknown> {
  const entries = filters.flatMap((filter) => {
    const { key } = filter;
    const value = values[key];
    if (value === undefined) return [];
    return Object.entries(filterKind(filter).toQuery?.(value, filter) ?? { [key]: value });
  });
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)));
}

/** Returns the query that a list is loaded with. */
export const listQuery = ({ values, page, limit, sort }: Conditions, filters: AnyFilter[]) => ({
  ...filterQuery(values, filters),
  page,
  limit,
  sort,
});

const pagingKeys = ['page', 'limit', 'sort'];
/** The query parameters that a condition may have. */
const paramsOf = ({ key }: AnyFilter) => [key, `${key}Begin`, `${key}End`];

/** Returns the query parameters that do not belong to the conditions of this list, such as the tab of a page. */
export function otherParams(search: string, filters: AnyFilter[]): Record<string, string[]> {
  const own = new Set([
    ...pagingKeys,
    ...filters.flatMap((filter) => [...paramsOf(filter), `name.${filter.key}`]),
  ]);
  const params = new URLSearchParams(search);
  const keys = [...new Set(params.keys())].filter((key) => !own.has(key));
  return Object.fromEntries(keys.map((key) => [key, params.getAll(key)]));
}

/** Returns the keys whose text in the URL is longer than a condition may be. */
export function truncatedKeys(search: string, filters: AnyFilter[]): string[] {
  const params = new URLSearchParams(search);
  const isLong = ({ key }: AnyFilter) => trimText(params.get(key) ?? '').length > conditionLength;
  return filters
    .filter((filter) => filterKind(filter).isTyped && isLong(filter))
    .map(({ key }) => key);
}

/**
 * Returns the keys of the conditions of which the URL has a value that is missing in what was read from it, such as an
 * option that is gone: the list shows more rows than the link has meant.
 */
export function unknownKeys(
  search: string,
  filters: AnyFilter[],
  { values }: Conditions,
): string[] {
  const params = new URLSearchParams(search);
  const isUnknown = (filter: AnyFilter) => {
    const given = paramsOf(filter).flatMap((key) => params.getAll(key).filter(trimText));
    return given.length > Object.values(filterQuery(values, [filter])).flat().length;
  };
  return filters.filter(isUnknown).map(({ key }) => key);
}

/** Returns the query string of the conditions without the defaults, so that an unfiltered list has a short URL. */
export function writeConditions(
  conditions: Conditions,
  filters: AnyFilter[],
  sort?: string,
  foreign: Record<string, string[]> = {},
): string {
  const { page, limit, values, names } = conditions;
  const named = filters.filter(
    (filter) =>
      filterKind(filter).isNamed && !isEmpty(values[filter.key]) && !isEmpty(names[filter.key]),
  );
  const text = queryString({
    ...foreign,
    ...filterQuery(values, filters),
    ...Object.fromEntries(named.map(({ key }) => [`name.${key}`, names[key]])),
    page: page === firstPage ? undefined : page,
    limit: limit === defaultPageSize ? undefined : limit,
    sort: conditions.sort === sort ? undefined : (conditions.sort ?? unsorted),
  });
  return text && `?${text}`;
}

interface UrlOptions {
  sort?: string;
  foreign?: Record<string, string[]>;
}

/**
 * Returns the query string of the conditions, not longer than `maxLength`, and the keys left out of it: the longest are
 * left out first.
 */
export function fitConditions(
  maxLength: number,
  conditions: Conditions,
  filters: AnyFilter[],
  { sort, foreign }: UrlOptions,
): { text: string; omitted: string[] } {
  const write = (some: AnyFilter[]) => writeConditions(conditions, some, sort, foreign);
  const omitted: AnyFilter[] = [];
  let text = write(filters);
  for (const filter of filters.toSorted((a, b) => write([b]).length - write([a]).length)) {
    if (text.length <= maxLength) break;
    omitted.push(filter);
    text = write(filters.filter((one) => !omitted.includes(one)));
  }
  return { text, omitted: omitted.map(({ key }) => key) };
}
