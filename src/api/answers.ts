import { firstPage } from '@/config/limits';
import type { PageQuery } from './types';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmptyRow = (row: unknown) => row === null;

/** A list without its empty rows, of which nothing could be shown; the answer itself when there are none. */
export function withoutEmptyRows(answer: unknown): unknown {
  if (Array.isArray(answer)) {
    return answer.some(isEmptyRow) ? answer.filter((row) => !isEmptyRow(row)) : answer;
  }
  if (!isObject(answer) || !Array.isArray(answer.items)) return answer;
  const items = withoutEmptyRows(answer.items);
  return items === answer.items ? answer : { ...answer, items };
}

/** What the server says of the number of rows; null when it does not say, undefined when nobody can read it. */
function readTotal(total: unknown): number | null | undefined {
  if (total === undefined || total === null) return null;
  const number = typeof total === 'string' && /^-?\d+$/.test(total) ? Number(total) : total;
  if (typeof number !== 'number') return undefined;
  return number < 0 ? null : number;
}

/** One page of a list as the console knows it; null when the answer is none. */
export function readPage(answer: unknown, { page, limit }: PageQuery): unknown {
  if (!isObject(answer) || !Array.isArray(answer.items)) return null;
  const total = readTotal(answer.totalCount);
  if (total === undefined) return null;
  if (total !== null) return { ...answer, totalCount: total };
  const before = (page - firstPage) * limit;
  const { length } = answer.items;
  const isFull = length >= limit;
  const known = { ...answer, totalCount: before + length + (isFull ? 1 : 0) };
  // The last page tells how many there are, unless it lies beyond the end.
  return isFull || (before > 0 && length === 0) ? { ...known, isTotalUnknown: true } : known;
}
