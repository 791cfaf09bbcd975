import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@/api/endpoint';
import type { ById, Id, Page, PageQuery } from '@/api/types';
import { useScopeKey } from '@/stores/scope';

type ListKey<Query> = [tab: string, scope: string, path: string, query: Query];

interface Seen<Row, Query> {
  key: ListKey<Query>;
  page: Page<Row>;
  /** Where the record stands among the rows of the page. */
  at: number;
}

/** The page of a list, as somebody last looked at it, that has this record. */
function seenWith<Row extends ById, Query extends PageQuery>(
  client: QueryClient,
  path: string,
  scope: string,
  id: Id,
): Seen<Row, Query> | undefined {
  const found = client.getQueryCache().findAll({
    predicate: ({ queryKey }) => queryKey[1] === scope && queryKey[2] === path,
  });
  return found
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ queryKey, state }) => {
      // Lists of this call are filed like this by useList, with its answers.
      const key = queryKey as unknown as ListKey<Query>;
      const page = state.data as Page<Row> | undefined;
      const at = page?.items.findIndex((row) => String(row.id) === String(id)) ?? -1;
      return page && at >= 0 ? { key, page, at } : [];
    })[0];
}

export interface Neighbours<Row> {
  /** From 1, among all rows of the list. */
  place: number;
  total: number;
  /** The server does not say how many there are. */
  isTotalUnknown?: boolean;
  /** The record before (-1) or behind (1); null when there is none, or it did not come. */
  find: (step: -1 | 1) => Promise<Row | null>;
}

/** What stands around a record in the list it was opened from, with that list's conditions; null without one. */
export function useNeighbours<Row extends ById, Query extends PageQuery>(
  endpoint: Endpoint<Query, Page<Row>>,
  id: Id,
): Neighbours<Row> | null {
  const client = useQueryClient();
  const scope = useScopeKey();
  const seen = seenWith<Row, Query>(client, endpoint.path, scope, id);
  if (!seen) return null;
  const { key, page, at } = seen;
  const [tab, , path, query] = key;
  const beyond = async (step: -1 | 1) => {
    const next = { ...query, page: query.page + step };
    const queryKey = [tab, scope, path, next];
    const answer = await client
      .fetchQuery({ queryKey, queryFn: ({ signal }) => endpoint(next, { signal }) })
      // Told by the client.
      .catch(() => null);
    return answer?.items.at(step === 1 ? 0 : -1) ?? null;
  };
  const place = (query.page - 1) * query.limit + at + 1;
  return {
    place,
    total: page.totalCount,
    isTotalUnknown: page.isTotalUnknown,
    find: async (step) => {
      if (place + step < 1 || place + step > page.totalCount) return null;
      return page.items[at + step] ?? (await beyond(step));
    },
  };
}
