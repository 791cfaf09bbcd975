import type { Endpoint } from '@/api/endpoint';
import type { ById, Page, PageQuery } from '@/api/types';
import { firstPage } from '@/config/limits';

/** The number of waiting records that a queue loads to find the next one. */
const queuePageRows = 20;

/** The records that were passed by their id, and whether they still wait because they were skipped. */
export type Passed = ReadonlyMap<string, boolean>;

export interface QueueStep<Row> {
  /** The record to work on; null when all have been passed. */
  row: Row | null;
  /** The number of waiting records that were not passed, with this one. */
  left: number;
  passed: Passed;
}

export const keyOf = ({ id }: ById) => String(id);

/** The number of passed records that still wait. */
export const skippedOf = (passed: Passed) => [...passed.values()].filter(Boolean).length;

/** Loads the waiting records page by page until `find` returns one of them. */
async function search<Row extends ById, Query extends PageQuery>(
  list: Endpoint<Query, Page<Row>>,
  query: Query,
  find: (row: Row) => boolean,
) {
  for (let page = firstPage; ; page += 1) {
    // Only the response says whether there is another page.
    // oxlint-disable-next-line no-await-in-loop
    const { items, totalCount } = await list({ ...query, page, limit: queuePageRows });
    const row = items.find(find) ?? null;
    if (row || page * queuePageRows >= totalCount || !items.length) return { row, totalCount };
  }
}

/**
 * Finds the next waiting record. It always asks the server, so that records that somebody else has dealt with meanwhile
 * are not shown.
 */
export async function findNext<Row extends ById, Query extends PageQuery>(
  list: Endpoint<Query, Page<Row>>,
  query: Query,
  passed: Passed,
): Promise<QueueStep<Row>> {
  const { row, totalCount } = await search(list, query, (one) => !passed.has(keyOf(one)));
  return { row, left: row ? Math.max(1, totalCount - skippedOf(passed)) : 0, passed };
}

/** Continues at a record, after those before it; starts with the first one when it waits no longer. */
export async function resumeAt<Row extends ById, Query extends PageQuery>(
  list: Endpoint<Query, Page<Row>>,
  query: Query,
  place: string,
): Promise<QueueStep<Row>> {
  const passed = new Map<string, boolean>();
  if (place === firstPlace) return findNext(list, query, passed);
  const { row, totalCount } = await search(list, query, (one) => {
    if (keyOf(one) === place) return true;
    passed.set(keyOf(one), true);
    return false;
  });
  if (!row) return findNext(list, query, new Map());
  return { row, left: Math.max(1, totalCount - passed.size), passed };
}

/** The place of a queue that begins with its first record. */
export const firstPlace = 'first';
