import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@/api/endpoint';
import type { ById, Id, Page, PageQuery } from '@/api/types';
import type { TabQueryKey } from '@/elements/query/query-key';
import { useScopeKey } from '@/stores/scope';

interface CachedRecord<Row, Query> {
  key: TabQueryKey<Query>;
  page: Page<Row>;
  /** Index of the record among the rows of the page. */
  index: number;
}

/** Finds the record in the most recently loaded list page that contains it. */
function findCachedRecord<Row extends ById, Query extends PageQuery>(
  client: QueryClient,
  path: string,
  scope: string,
  id: Id,
): CachedRecord<Row, Query> | undefined {
  return client
    .getQueryCache()
    .findAll({ queryKey: [{ scope, path }] })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ queryKey, state }) => {
      // useList caches the pages of this endpoint under such keys.
      const key = queryKey[0] as TabQueryKey<Query>;
      const page = state.data as Page<Row> | undefined;
      const index = page?.items.findIndex((row) => String(row.id) === String(id)) ?? -1;
      return page && index >= 0 ? { key, page, index } : [];
    })[0];
}

/** Loads the first record of the next page of a list, or the last one of the previous; null after a failure. */
export async function loadBeyondPage<Row, Query extends PageQuery>(
  client: QueryClient,
  endpoint: Endpoint<Query, Page<Row>>,
  key: TabQueryKey<Query>,
  step: -1 | 1,
): Promise<Row | null> {
  const query = { ...key.query, page: key.query.page + step };
  const page = await client
    .fetchQuery({
      queryKey: [{ ...key, query }],
      queryFn: ({ signal }) => endpoint(query, { signal }),
    })
    // The API client has reported the error.
    .catch(() => null);
  return page?.items.at(step === 1 ? 0 : -1) ?? null;
}

export interface AdjacentRecords<Row> {
  /** Position among all rows of the list, counted from 1. */
  position: number;
  total: number;
  /** The server does not return the number of rows. */
  isTotalUnknown?: boolean;
  /** The previous (-1) or next (1) record, when it is on the page that is loaded. */
  loaded: (step: -1 | 1) => Row | undefined;
  /** Loads the previous or next record; null when there is none or the request failed. */
  load: (step: -1 | 1) => Promise<Row | null>;
}

/**
 * The records next to this one in the most recently loaded list page that contains it; null when none is cached.
 */
export function useAdjacentRecords<Row extends ById, Query extends PageQuery>(
  endpoint: Endpoint<Query, Page<Row>>,
  id: Id,
): AdjacentRecords<Row> | null {
  const client = useQueryClient();
  const scope = useScopeKey();
  const cached = findCachedRecord<Row, Query>(client, endpoint.path, scope, id);
  if (!cached) return null;
  const { key, page, index } = cached;
  const { query } = key;
  const loaded = (step: -1 | 1) => page.items[index + step];
  const position = (query.page - 1) * query.limit + index + 1;
  return {
    position,
    total: page.totalCount,
    isTotalUnknown: page.isTotalUnknown,
    loaded,
    load: async (step) => {
      if (position + step < 1 || position + step > page.totalCount) return null;
      return loaded(step) ?? (await loadBeyondPage(client, endpoint, key, step));
    },
  };
}
