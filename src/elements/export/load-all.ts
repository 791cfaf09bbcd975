import type { CallOptions } from '@/api/endpoint';
import type { Id, Page, PageQuery } from '@/api/types';
import { exportMaxRows, exportPageRows, firstPage } from '@/config/limits';

/** The part of a list endpoint that an export needs. */
export type ListCall<Row> = (query: PageQuery, options: CallOptions) => Promise<Page<Row>>;

/** The rows loaded so far. A load that failed continues from here. */
export interface LoadProgress<Row> {
  /** By id, so that a row that moves to the next page during the export is not exported twice. */
  rows: Map<Id, Row>;
  nextPage: number;
  /** The number of rows according to the latest response; missing before the first one. */
  total?: number;
}
export const emptyProgress = <Row>(): LoadProgress<Row> => ({
  rows: new Map(),
  nextPage: firstPage,
});

/** Thrown when the list has more rows than may be loaded. */
export class TooManyRowsError extends Error {
  readonly total: number;

  constructor(total: number) {
    super(`${total} rows`);
    this.total = total;
  }
}

interface LoadAll<Row> {
  call: ListCall<Row>;
  /** Conditions and sort, without page and page size. */
  query: object;
  loaded: LoadProgress<Row>;
  onProgress: (rows: number, total: number | undefined) => void;
  signal: AbortSignal;
  /** More rows are not loaded. */
  max?: number;
  /** Whether no further row is needed after this one, in the order of the query. */
  isPast?: (row: Row) => boolean;
}

/** Loads page after page with the largest allowed page size. When a page fails, the loaded rows are kept in `loaded`. */
export async function loadAll<Row extends { id: Id }>({
  call,
  query,
  loaded,
  onProgress,
  signal,
  max = exportMaxRows,
  isPast,
}: LoadAll<Row>): Promise<Row[]> {
  for (let isLast = false; !isLast; loaded.nextPage += 1) {
    const request = { ...query, page: loaded.nextPage, limit: exportPageRows };
    const { items, totalCount, isTotalUnknown } = await call(request, { signal, quiet: true });
    signal.throwIfAborted();
    const last = items.at(-1);
    const isEnough = last !== undefined && isPast?.(last) === true;
    if (totalCount > max && !isPast) throw new TooManyRowsError(totalCount);
    for (const row of items) loaded.rows.set(row.id, row);
    loaded.total = isTotalUnknown ? undefined : totalCount;
    onProgress(loaded.rows.size, loaded.total);
    isLast = isEnough || items.length === 0 || loaded.nextPage * exportPageRows >= totalCount;
    if (!isLast && loaded.rows.size >= max) throw new TooManyRowsError(totalCount);
  }
  return [...loaded.rows.values()];
}
