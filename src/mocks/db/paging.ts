import { invalidMember } from '@/mocks/server/checks';
import { internalError } from '@/mocks/server/errors';

export interface Order {
  field: string;
  down: boolean;
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
 * `name ascending`, `name desc` or `name`; several with commas between, of which the first decides first. Fails at any
 * other word, as the server does.
 */
function readSort(value: unknown): Order[] {
  if (typeof value !== 'string') return [];
  return value
    .split(',')
    .map((part) => part.trim().split(/\s+/))
    .flatMap(([field, order = 'asc', ...more]) => {
      if (more.length || !/^(asc|desc)(ending)?$/i.test(order)) throw internalError();
      return field ? [{ field, down: /^desc/i.test(order) }] : [];
    });
}

/** Reads page, limit and sort, or ABP's skipCount, maxResultCount and sorting; names in any case. */
export function readPaging(query: object) {
  const given = new Map(Object.entries(query).map(([key, value]) => [key.toLowerCase(), value]));
  const limit = whole(
    given.get('maxresultcount') ?? given.get('limit'),
    defaultLimit,
    1,
    'maxResultCount',
  );
  if (limit > maxLimit) throw invalidMember('maxResultCount', 'tooManyResults', { max: maxLimit });
  const page = whole(given.get('page'), 1, 1, 'page');
  const skip = whole(given.get('skipcount'), (page - 1) * limit, 0, 'skipCount');
  return { skip, limit, sort: readSort(given.get('sorting') ?? given.get('sort')) };
}

/** Creating a collator is expensive, and every sorted column needs the same one. */
const chinese = new Intl.Collator('zh-CN');
// oxlint-disable-next-line no-control-regex -- plain ASCII is meant, from the first character on
const ascii = /^[\u0000-\u007f]*$/;

const byCode = (a: string, b: string) => (a < b ? -1 : 1);

const isMissing = (value: unknown) => value === null || value === undefined;

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * The place of every value in its column's order, equal values sharing one. Missing values come first, as
 * the database puts them. Each text is compared once per different value and not once per row: a collator
 * is a hundred times slower than a comparison of numbers.
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

/** One column to sort by. */
interface SortKey<Row> {
  valueOf: (row: Row) => unknown;
  down: boolean;
}

function weightsOf<Row>(rows: Row[], valueOf: (row: Row) => unknown): Float64Array {
  const values = rows.map(valueOf);
  const places = placesOf(values);
  return Float64Array.from(values, (value) => places.get(value) ?? -Infinity);
}

/** The places of the rows in the order of the columns, the first deciding; equal rows stay as they came. */
export function orderOf<Row>(rows: Row[], keys: SortKey<Row>[]): Uint32Array {
  const columns = keys.map(({ valueOf, down }) => ({
    weights: weightsOf(rows, valueOf),
    sign: down ? -1 : 1,
  }));
  return Uint32Array.from(rows.keys()).sort((a, b) => {
    for (const { weights, sign } of columns) {
      const [left = 0, right = 0] = [weights[a], weights[b]];
      if (left !== right) return sign * (left < right ? -1 : 1);
    }
    return a - b;
  });
}
