import type { CallOptions } from '@/api/endpoint';
import type { Id, Page, PageQuery } from '@/api/types';
import { exportMaxRows, exportPageRows, firstPage } from '@/config/limits';

/** The part of a list call that an export needs. */
export type ListCall<Row> = (query: PageQuery, options: CallOptions) => Promise<Page<Row>>;

/** What has come so far; a load that was stopped goes on from here. */
export interface LoadProgress<Row> {
  /** By id: a row that slips to the next page meanwhile must not stand twice. */
  rows: Map<Id, Row>;
  nextPage: number;
  /** Rows there are, as the newest answer says; missing until one does. */
  total?: number;
}
export const emptyProgress = <Row>(): LoadProgress<Row> => ({
  rows: new Map(),
  nextPage: firstPage,
});

/** More rows than one file takes. */
export class TooManyRowsError extends Error {
  readonly total: number;

  constructor(total: number) {
    super(`${total} rows`);
    this.total = total;
  }
}

interface LoadAll<Row> {
  call: ListCall<Row>;
  /** Conditions and sort; page and size are ours. */
  query: object;
  loaded: LoadProgress<Row>;
  onProgress: (rows: number, total: number | undefined) => void;
  signal: AbortSignal;
}

/** Asks page after page, one at a time, as large as servers allow; keeps what has come when one fails. */
export async function loadAll<Row extends { id: Id }>({
  call,
  query,
  loaded,
  onProgress,
  signal,
}: LoadAll<Row>): Promise<Row[]> {
  for (let isLast = false; !isLast; loaded.nextPage += 1) {
    const request = { ...query, page: loaded.nextPage, limit: exportPageRows };
    const { items, totalCount, isTotalUnknown } = await call(request, { signal, quiet: true });
    signal.throwIfAborted();
    if (totalCount > exportMaxRows) throw new TooManyRowsError(totalCount);
    for (const row of items) loaded.rows.set(row.id, row);
    loaded.total = isTotalUnknown ? undefined : totalCount;
    onProgress(loaded.rows.size, loaded.total);
    isLast = items.length === 0 || loaded.nextPage * exportPageRows >= totalCount;
  }
  return [...loaded.rows.values()];
}
