import { defaultPageSize, firstPage, listPageSizes } from '@/config/limits';
import { isEmpty, queryString } from '@/lib/query-string';
import type { AnyFilter, FilterValue } from './filter-schema';

export type FilterValues = Record<string, FilterValue | undefined>;

/** All that decides which rows a list shows; it stands in the address, so a link shows the same. */
export interface Conditions {
  page: number;
  limit: number;
  sort: string | undefined;
  values: FilterValues;
  /** What to call the ids among the values. */
  names: Record<string, string>;
}

const isRange = (filter: AnyFilter) =>
  filter.type === 'dateTimeRange' || filter.type === 'numberRange';
const hasId = ({ type }: AnyFilter) =>
  type === 'substation' || type === 'company' || type === 'region';

/** A code in an address is only believed when the code set has it. */
function readCode(filter: AnyFilter, text: string): number | undefined {
  return filter.of?.$values.find((code) => String(code) === text);
}

function readValue(filter: AnyFilter, params: URLSearchParams): FilterValue | undefined {
  const { key, type } = filter;
  if (isRange(filter)) {
    const pair: [string | null, string | null] = [
      params.get(`${key}Begin`),
      params.get(`${key}End`),
    ];
    return pair[0] || pair[1] ? pair : undefined;
  }
  const text = params.get(key);
  if (!text) return undefined;
  if (type === 'yesNo') return text === 'true' || (text === 'false' ? false : undefined);
  if (type === 'checkbox') {
    const codes = params.getAll(key).flatMap((one) => readCode(filter, one) ?? []);
    return codes.length ? codes : undefined;
  }
  return filter.of ? readCode(filter, text) : text;
}

function readPage(text: string | null) {
  const page = Number(text);
  return Number.isInteger(page) && page >= firstPage ? page : firstPage;
}

/** Conditions from an address; what it does not say, or says wrongly, is the default. */
export function readConditions(search: string, filters: AnyFilter[], sort?: string): Conditions {
  const params = new URLSearchParams(search);
  const limit = Number(params.get('limit'));
  const names: Record<string, string> = {};
  for (const filter of filters.filter(hasId)) {
    names[filter.key] = params.get(`name.${filter.key}`) ?? params.get(filter.key) ?? '';
  }
  return {
    page: readPage(params.get('page')),
    limit: listPageSizes.includes(limit) ? limit : defaultPageSize,
    sort: /^\w+ (a|de)scending$/.test(params.get('sort') ?? '')
      ? (params.get('sort') ?? undefined)
      : sort,
    values: Object.fromEntries(filters.map((filter) => [filter.key, readValue(filter, params)])),
    names,
  };
}

/** The filters as the server takes them: ranges as Begin and End, empty ones not at all. */
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

/** The address part of conditions; defaults stay out, so that a plain list has a plain address. */
export function writeConditions(
  conditions: Conditions,
  filters: AnyFilter[],
  sort?: string,
): string {
  const { page, limit, values, names } = conditions;
  const named = filters.filter((filter) => hasId(filter) && !isEmpty(values[filter.key]));
  const text = queryString({
    ...filterQuery(values, filters),
    ...Object.fromEntries(named.map(({ key }) => [`name.${key}`, names[key]])),
    page: page === firstPage ? undefined : page,
    limit: limit === defaultPageSize ? undefined : limit,
    sort: conditions.sort === sort ? undefined : conditions.sort,
  });
  return text && `?${text}`;
}
