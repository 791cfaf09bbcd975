import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Endpoint } from '@/api/endpoint';
import type { ById, Page, PageQuery } from '@/api/types';
import { firstPage } from '@/config/limits';
import type { TabQueryKey } from '@/elements/query/query-key';
import { loadBeyondPage, type AdjacentRecords } from './use-adjacent-records';
import type { OpenRecord } from './use-open-record';

/** The list whose records are shown, as `useList` returns it. */
export interface WalkedList<Row, Query> {
  rows: readonly Row[];
  total: number | undefined;
  isTotalUnknown?: boolean;
  stale: boolean;
  queryKey: readonly [TabQueryKey<Query>];
  changePage: (page: number, limit: number) => void;
}

/** Where a record was seen, so that the next one follows it although it has left the list. */
interface Seen<Row> {
  id: string;
  /** The query of the list; other conditions or another page do not have its place. */
  query: string;
  index: number;
  row: Row;
}

interface WalkOptions<Row extends ById, Query extends PageQuery> {
  endpoint: Endpoint<Query, Page<Row>>;
  list: WalkedList<Row, Query>;
  id: string;
  opened: OpenRecord;
  /** The address does not hold the page of the list. */
  embedded: boolean;
}

/** The open record among the rows of its list, and the ways to the others. */
export function useWalk<Row extends ById, Query extends PageQuery>(
  options: WalkOptions<Row, Query>,
) {
  const { endpoint, list, id, opened, embedded } = options;
  const client = useQueryClient();
  const [last, setLast] = useState<Seen<Row>>();
  const { rows, total = 0, isTotalUnknown } = list;
  const [key] = list.queryKey;
  const { page, limit } = key.query;
  const index = rows.findIndex((row) => String(row.id) === id);
  const listed = rows[index];
  const query = hashKey([key.query]);
  if (
    listed &&
    !list.stale &&
    (last?.row !== listed || last.query !== query || last.index !== index)
  )
    setLast({ id, query, index, row: listed });
  const seen = last?.id === id ? last : undefined;
  const isPlaced = index >= 0 || seen?.query === query;

  /** Opens a record that `step` leads to; that of another page takes the list there. */
  const show = (row: ById, step: -1 | 1) => {
    const next = String(row.id);
    if (rows.some((one) => String(one.id) === next)) return opened.open(next);
    if (embedded) list.changePage(page + step, limit);
    return opened.open(next, (params) => {
      if (page + step === firstPage) params.delete('page');
      else params.set('page', String(page + step));
    });
  };
  /** The index of the next record; that of one which has left the list has been taken by the next. */
  const indexOf = (step: -1 | 1) => {
    if (index >= 0) return index + step;
    return (seen?.index ?? 0) + (step === 1 ? 0 : -1);
  };
  const first = (page - firstPage) * limit;
  const adjacent: AdjacentRecords<Row> | null =
    seen && isPlaced
      ? {
          position: first + seen.index + 1,
          total,
          isTotalUnknown,
          loaded: (step) => rows[indexOf(step)],
          load: async (step) => {
            const next = first + indexOf(step);
            if (next < 0 || (next >= total && !isTotalUnknown)) return null;
            return rows[indexOf(step)] ?? (await loadBeyondPage(client, endpoint, key, step));
          },
        }
      : null;
  return {
    index,
    /** The row of the record as it was seen last; undefined when this page of the list does not have it. */
    row: listed ?? seen?.row,
    adjacent,
    show,
    walk: async (step: -1 | 1) => {
      const row = await adjacent?.load(step);
      // The user may have closed the record or opened another one meanwhile.
      if (row && opened.latestId.current === id) show(row, step);
    },
  };
}
