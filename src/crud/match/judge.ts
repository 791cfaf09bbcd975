import type { Endpoint } from '@/api/endpoint';
import type { ById, Id, Page, PageQuery } from '@/api/types';
import { refusal } from '@/elements/batch/batch-run';
import type { Judge } from '@/elements/batch/match';
import { findRows } from '@/elements/query/all-rows';

/** The rows that are judged together. */
const chunkRows = 200;
/** A row that waits longer than this for its turn is judged again. */
const maxAgeMs = 10_000;

interface Chunk<Row> {
  /** The rows that nobody has asked for yet. */
  waiting: Set<Id>;
  rows: Promise<ReadonlyMap<string, Row>>;
  /** When the response has arrived, in ms. */
  loadedAt: number;
}

/**
 * Only the server can say whether a row matches: it searches in ways of its own, and no list takes ids as a condition. So
 * the list is loaded again under the frozen conditions, once for the next 200 rows of a batch: a few large requests instead
 * of one for each row, and seconds before a row is changed. The stamp of the loaded row refuses what changes in these seconds.
 */
export const judgeBy =
  <Query extends PageQuery, Row extends ById>(
    list: Endpoint<Query, Page<Row>>,
    query: Omit<Query, 'page' | 'limit'>,
  ) =>
  (ids: readonly Id[]): Judge<Row> => {
    const find = (wanted: readonly Id[]) => findRows(list, query, wanted, { quiet: true });
    const load = async (wanted: readonly Id[]) => {
      const byId = new Map((await find(wanted)).map((row) => [String(row.id), row]));
      // Rows that the batch has just changed may leave the list and move others to a page that was read already.
      const missing = wanted.filter((id) => !byId.has(String(id)));
      for (const row of missing.length ? await find(missing) : []) byId.set(String(row.id), row);
      return byId;
    };
    let chunk: Chunk<Row> | undefined;
    const begin = (id: Id): Chunk<Row> => {
      const start = ids.indexOf(id);
      const wanted = ids.slice(start, start + chunkRows);
      const begun = { waiting: new Set(wanted), rows: load(wanted), loadedAt: Infinity };
      begun.rows.then(
        () => {
          begun.loadedAt = Date.now();
        },
        // The next row tries again, instead of failing with all others of the chunk.
        () => begun.waiting.clear(),
      );
      return begun;
    };
    return async (id) => {
      // A row that is retried was judged for its first attempt only.
      const isJudged = chunk?.waiting.has(id) && Date.now() - chunk.loadedAt <= maxAgeMs;
      const current = chunk && isJudged ? chunk : begin(id);
      chunk = current;
      current.waiting.delete(id);
      const row = (await current.rows).get(String(id));
      if (!row) throw refusal(409, 'unmatched');
      return row;
    };
  };
