import { invalidMember } from '@/mocks/server/checks';
import { internalError } from '@/mocks/server/errors';

export interface Order {
  field: string;
  descending: boolean;
}

const defaultLimit = 10;
const maxLimit = 1000;

function whole(value: unknown, missing: number, min: number, member: string): number {
  if (value === undefined || value === '') return missing;
  const number = Number(value);
  if (!Number.isInteger(number) || number < min) throw invalidMember(member, 'invalid');
  return number;
}

/**
 * Parses a sort order such as `name ascending`, `name desc` or `name`, or several of them separated by commas. Throws a
 * 500 for any other word, as the server does.
 */
function readSort(value: unknown): Order[] {
  if (typeof value !== 'string') return [];
  return value
    .split(',')
    .map((part) => part.trim().split(/\s+/))
    .flatMap(([field, order = 'asc', ...more]) => {
      if (more.length || !/^(asc|desc)(ending)?$/i.test(order)) throw internalError();
      return field ? [{ field, descending: /^desc/i.test(order) }] : [];
    });
}

/** Reads page, limit and sort, or ABP's skipCount, maxResultCount and sorting; the names ignore case. */
export function readPaging(query: object) {
  const values = new Map(Object.entries(query).map(([key, value]) => [key.toLowerCase(), value]));
  const limit = whole(
    values.get('maxresultcount') ?? values.get('limit'),
    defaultLimit,
    1,
    'maxResultCount',
  );
  if (limit > maxLimit) throw invalidMember('maxResultCount', 'tooManyResults', { max: maxLimit });
  const page = whole(values.get('page'), 1, 1, 'page');
  const skip = whole(values.get('skipcount'), (page - 1) * limit, 0, 'skipCount');
  return { skip, limit, sort: readSort(values.get('sorting') ?? values.get('sort')) };
}

/** All sorted columns share one collator, because creating one is expensive. */
const chinese = new Intl.Collator('zh-CN');
// oxlint-disable-next-line no-control-regex -- the pattern matches all of ASCII, which includes control characters
const ascii = /^[\u0000-\u007f]*$/;

const byCode = (a: string, b: string) => (a < b ? -1 : 1);

const isMissing = (value: unknown) => value === null || value === undefined;

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * Returns a number for each value of a column that says where it sorts; missing values get none. The texts are compared
 * here once per different value, so that rows are sorted by numbers: a collator is a hundred times slower than that.
 */
function placesOf(values: unknown[]): Map<unknown, number> {
  const different = [...new Set(values)].filter((value) => !isMissing(value));
  const numeric = different.every(
    (value) => typeof value === 'number' || typeof value === 'boolean',
  );
  if (numeric) return new Map(different.map((value) => [value, Number(value)]));
  const texts = different.map((value) => ({ value, text: textOf(value) }));
  const plain = texts.every(({ text }) => ascii.test(text));
  texts.sort((a, b) => (plain ? byCode(a.text, b.text) : chinese.compare(a.text, b.text)));
  return new Map(texts.map(({ value }, place) => [value, place]));
}

interface SortKey<Row> {
  valueOf: (row: Row) => unknown;
  descending: boolean;
}

/** Returns the sort weight of each row. Missing values come first, as in the database. */
function weightsOf<Row>(rows: Row[], valueOf: (row: Row) => unknown): Float64Array {
  const values = rows.map(valueOf);
  const places = placesOf(values);
  return Float64Array.from(values, (value) => places.get(value) ?? -Infinity);
}

/** Returns the indexes of the rows, sorted by the first key, then by the next; equal rows keep their order. */
export function orderOf<Row>(rows: Row[], keys: SortKey<Row>[]): Uint32Array {
  const columns = keys.map(({ valueOf, descending }) => ({
    weights: weightsOf(rows, valueOf),
    sign: descending ? -1 : 1,
  }));
  return Uint32Array.from(rows.keys()).sort((a, b) => {
    for (const { weights, sign } of columns) {
      const [left = 0, right = 0] = [weights[a], weights[b]];
      if (left !== right) return sign * (left < right ? -1 : 1);
    }
    return a - b;
  });
}
