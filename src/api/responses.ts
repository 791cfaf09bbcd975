import { firstPage } from '@/config/limits';
import { isRecord } from '@/lib/guards';
import type { PageQuery } from './types';

const isEmptyRow = (row: unknown) => row === null;

/** Removes null rows, which cannot be shown, from a list. Returns the same object when there are none. */
export function withoutEmptyRows(body: unknown): unknown {
  if (Array.isArray(body)) {
    return body.some(isEmptyRow) ? body.filter((row) => !isEmptyRow(row)) : body;
  }
  if (!isRecord(body) || !Array.isArray(body.items)) return body;
  const items = withoutEmptyRows(body.items);
  return items === body.items ? body : { ...body, items };
}

/** The total number of rows; null when the server does not send it, undefined when it is invalid. */
function readTotal(total: unknown): number | null | undefined {
  if (total === undefined || total === null) return null;
  const number = typeof total === 'string' && /^-?\d+$/.test(total) ? Number(total) : total;
  if (typeof number !== 'number') return undefined;
  return number < 0 ? null : number;
}

/** Converts a response to a page of a list; null when the response is not a list. */
export function readPage(body: unknown, { page, limit }: PageQuery): unknown {
  if (!isRecord(body) || !Array.isArray(body.items)) return null;
  const total = readTotal(body.totalCount);
  if (total === undefined) return null;
  if (total !== null) return { ...body, totalCount: total };
  const before = (page - firstPage) * limit;
  const { length } = body.items;
  const isFull = length >= limit;
  const known = { ...body, totalCount: before + length + (isFull ? 1 : 0) };
  // A page that is not full is the last one, so the total is known, unless the page is beyond the end.
  return isFull || (before > 0 && length === 0) ? { ...known, isTotalUnknown: true } : known;
}
