import {
  conditionLength,
  conditionNumberLength,
  defaultPageSize,
  firstPage,
  listPageSizes,
} from '@/config/limits';
import { patterns } from '@/lib/patterns';
import { normalizePhone } from '@/lib/phone';
import { trimText } from '@/lib/text';
import { isEmpty, queryString } from '@/lib/url/query-string';
import type { AnyFilter, FilterName, FilterType, FilterValue } from '@/schema/filter';
import { rangeEnds, type RangeEnd } from '@/schema/properties';

export type FilterValues = Record<string, FilterValue | undefined>;
export type FilterNames = Record<string, FilterName>;

/** Returns a condition as it is sent: trimmed, and a phone number in the format of the server. */
export const searchedText = ({ type }: Pick<AnyFilter, 'type'>, text: string): string =>
  type === 'phone' ? normalizePhone(text) : trimText(text);

/**
 * Returns a text of the URL as it is sent: trimmed, not longer than a condition may be, and a phone number in the format
 * of the server.
 */
function textCondition(type: FilterType | undefined, text: string): string {
  return trimText(searchedText({ type }, text).slice(0, conditionLength));
}

/** Everything that decides which rows a list shows. It is stored in the URL, so that a link opens the same list. */
export interface Conditions {
  page: number;
  limit: number;
  sort: string | undefined;
  values: FilterValues;
  /** Names of the records whose ids are among the values. */
  names: FilterNames;
}

/** Format of the two ends of a range. */
const endFormats: Record<RangeEnd, RegExp> = {
  dateTime: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
  date: /^\d{4}-\d\d-\d\d$/,
  number: patterns.number,
};
/** Filters whose values can be shown; the URL of all others also contains the names of their ids. */
const typesWithoutNames = new Set<FilterType>(['text', 'phone', 'code', 'flag']);

const isRange = ({ type }: AnyFilter) => type === 'range';
/** Returns what a range goes from and to; undefined for other filters, whose `of` names a type of record. */
export const rangeEndOf = ({ of }: AnyFilter) => rangeEnds.find((end) => end === of);
const isText = ({ type = 'text' }: AnyFilter) => type === 'text' || type === 'phone';
const hasId = (filter: AnyFilter) =>
  !isRange(filter) && !typesWithoutNames.has(filter.type ?? 'text');

/** Accepts a code of the URL only when the enum has it. */
function readCode(filter: AnyFilter, text: string): number | undefined {
  return filter.enum?.$values.find((code) => String(code) === text);
}

function readRange(filter: AnyFilter, params: URLSearchParams): FilterValue | undefined {
  const end = rangeEndOf(filter);
  const read = (name: string) => {
    const text = params.get(filter.key + name);
    const isValid = end && text && text.length <= conditionNumberLength;
    return isValid && endFormats[end].test(text) ? text : null;
  };
  const pair: [string | null, string | null] = [read('Begin'), read('End')];
  return pair[0] === null && pair[1] === null ? undefined : pair;
}

function readValue(filter: AnyFilter, params: URLSearchParams): FilterValue | undefined {
  const { key, type, multiple } = filter;
  if (isRange(filter)) return readRange(filter, params);
  const text = params.get(key);
  if (!text) return undefined;
  if (type === 'flag') return text === 'true' || (text === 'false' ? false : undefined);
  if (type === 'record' && multiple) return params.getAll(key).filter(Boolean);
  if (multiple) {
    const codes = params.getAll(key).flatMap((one) => readCode(filter, one) ?? []);
    return codes.length ? codes : undefined;
  }
  if (isText(filter)) return textCondition(type, text) || undefined;
  return filter.enum ? readCode(filter, text) : text;
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

function readSort(text: string | null, defaultSort: string | undefined) {
  if (text === unsorted) return undefined;
  return text && /^\w+ (a|de)scending$/.test(text) ? text : defaultSort;
}

/** Reads the conditions from the URL. A missing or invalid parameter gets its default. */
export function readConditions(search: string, filters: AnyFilter[], sort?: string): Conditions {
  const params = new URLSearchParams(search);
  const limit = Number(params.get('limit'));
  const named = filters.filter(hasId);
  return {
    page: readPage(params.get('page')),
    limit: listPageSizes.includes(limit) ? limit : defaultPageSize,
    sort: readSort(params.get('sort'), sort),
    values: Object.fromEntries(filters.map((filter) => [filter.key, readValue(filter, params)])),
    names: Object.fromEntries(named.map((filter) => [filter.key, readName(filter, params)])),
  };
}

/** Returns the filters as query parameters: ranges as Begin and End, without empty values. */
export function filterQuery(values: FilterValues, filters: AnyFilter[]): Record<string, unknown> {
  const entries = filters.flatMap((filter): [string, unknown][] => {
    const value = values[filter.key];
    if (isEmpty(value)) return [];
    if (!isRange(filter) || !Array.isArray(value)) return [[filter.key, value]];
    return [
      [`${filter.key}Begin`, value[0]],
      [`${filter.key}End`, value[1]],
    ];
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

/** Returns the query parameters that do not belong to the conditions of this list, such as the tab of a page. */
export function otherParams(search: string, filters: AnyFilter[]): Record<string, string[]> {
  const own = new Set([
    ...pagingKeys,
    ...filters.flatMap(({ key }) => [key, `${key}Begin`, `${key}End`, `name.${key}`]),
  ]);
  const params = new URLSearchParams(search);
  const keys = [...new Set(params.keys())].filter((key) => !own.has(key));
  return Object.fromEntries(keys.map((key) => [key, params.getAll(key)]));
}

/** Returns the keys whose text in the URL is longer than a condition may be. */
export function truncatedKeys(search: string, filters: AnyFilter[]): string[] {
  const params = new URLSearchParams(search);
  const isLong = ({ key }: AnyFilter) => trimText(params.get(key) ?? '').length > conditionLength;
  return filters.filter((filter) => isText(filter) && isLong(filter)).map(({ key }) => key);
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
    (filter) => hasId(filter) && !isEmpty(values[filter.key]) && !isEmpty(names[filter.key]),
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
