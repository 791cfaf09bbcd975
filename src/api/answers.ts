import { firstPage } from '@/config/limits';
import { isRecord } from '@/lib/guards';
import type { PageQuery } from './types';

const isEmptyRow = (row: unknown) => row === null;

/** Removes null rows, which cannot be shown, from a list. Returns the same object when there are none. */
export function withoutEmptyRows(answer: unknown): unknown {
  if (Array.isArray(answer)) {
    return answer.some(isEmptyRow) ? answer.filter((row) => !isEmptyRow(row)) : answer;
  }
  if (!isRecord(answer) || !Array.isArray(answer.items)) return answer;
  const items = withoutEmptyRows(answer.items);
  return items === answer.items ? answer : { ...answer, items };
}

/** The total number of rows; null when the server does not send it, undefined when it is invalid. */
function readTotal(total: unknown): number | null | undefined {
  if (total === undefined || total === null) return null;
  const number = typeof total === 'string' && /^-?\d+$/.test(total) ? Number(total) : total;
  if (typeof number !== 'number') return undefined;
  return number < 0 ? null : number;
}

/** Converts a response to a page of a list; null when the response is not a list. */
export function readPage(answer: unknown, { page, limit }: PageQuery): unknown {
  if (!isRecord(answer) || !Array.isArray(answer.items)) return null;
  const total = readTotal(answer.totalCount);
  if (total === undefined) return null;
  if (total !== null) return { ...answer, totalCount: total };
  const before = (page - firstPage) * limit;
  const { length } = answer.items;
  const isFull = length >= limit;
  const known = { ...answer, totalCount: before + length + (isFull ? 1 : 0) };
  // A page that is not full is the last one, so the total is known, unless the page is beyond the end.
  return isFull || (before > 0 && length === 0) ? { ...known, isTotalUnknown: true } : known;
}
