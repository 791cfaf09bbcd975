import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Endpoint } from '@/api/endpoint';
import type { Page, PageQuery } from '@/api/types';
import { firstPage } from '@/config/limits';
import { queryString } from '@/lib/url/query-string';
import { useScopeKey } from '@/stores/scope';
import { filterQuery, type Conditions } from '@/elements/filter/conditions';
import type { AnyFilter } from '@/schema/filter';
import { useTabKey } from '@/elements/tab/tab-context';
import { useUrlConditions, useLocalConditions } from '@/elements/filter/use-conditions';

/** A list as `useList` answers it. */
export type List<Row, Query extends PageQuery> = ReturnType<typeof useList<Row, Query>>;

interface Loaded<Row> {
  page: Page<Row>;
  conditions: Conditions;
}

export interface ListOptions<Query> {
  filters: AnyFilter[];
  defaultSort?: string;
  /** Sent with every query and never shown, e.g. the record whose parts are listed. */
  fixed?: Partial<Query>;
  /** The conditions are kept here and not in the address: there is another list on the page. */
  embedded?: boolean;
}

/**
 * One list: its conditions, one query at a time, and what to show meanwhile.
 *
 * A change of conditions aborts the running query, so only the last intent counts. Rows stay until others
 * come; `stale` says that they belong to earlier conditions. A failure is told by the client, once: here it
 * only shows as `failed`.
 */
export function useList<Row, Query extends PageQuery>(
  endpoint: Endpoint<Query, Page<Row>> | undefined,
  { filters, defaultSort, fixed, embedded = false }: ListOptions<Query>,
) {
  const tabKey = useTabKey();
  const scope = useScopeKey();
  const client = useQueryClient();
  const inAddress = useUrlConditions(filters, defaultSort);
  const own = useLocalConditions(filters, defaultSort);
  const { conditions, change, unwritten, cut } = embedded ? own : inAddress;
  const { page, limit, sort, values } = conditions;
  // The conditions were read through the declared filters, which are typed by this query.
  const query = {
    ...fixed,
    ...filterQuery(values, filters),
    page,
    limit,
    sort,
  } as unknown as Query;
  const key = [tabKey, scope, endpoint?.path, query];

  const answer = useQuery({
    queryKey: key,
    queryFn: endpoint ? ({ signal }) => endpoint(query, { signal }) : skipToken,
  });
  useEffect(() => {
    if (!endpoint) console.warn(`A list at ${tabKey} has no call to load its rows.`);
  }, [endpoint, tabKey]);
  const [last, setLast] = useState<Loaded<Row>>();
  if (answer.data && answer.data !== last?.page) setLast({ page: answer.data, conditions });
  const shown = answer.data ?? last?.page;

  // Only the rows on screen are worth their memory; going back asks the server again.
  const hash = JSON.stringify(key);
  useEffect(() => {
    client.removeQueries({
      predicate: ({ queryKey, state }) =>
        queryKey[0] === tabKey &&
        queryKey[2] === endpoint?.path &&
        state.fetchStatus === 'idle' &&
        JSON.stringify(queryKey) !== hash,
    });
  }, [client, endpoint?.path, hash, tabKey]);

  // The last row of the last page is gone, or the address asks for a page beyond the end.
  const lastPage = Math.max(firstPage, Math.ceil((answer.data?.totalCount ?? 0) / limit));
  const beyond = answer.data !== undefined && !answer.data.isTotalUnknown && page > lastPage;
  useEffect(() => {
    if (beyond) change({ page: lastPage });
  });

  /** Runs the same query again; ignored while it is running. */
  const refresh = () =>
    client.refetchQueries({ queryKey: key, exact: true }, { cancelRefetch: false });
  /** After a change: an answer that is on its way may have left before it. */
  const reload = () => client.refetchQueries({ queryKey: key, exact: true });
  const askedFor = (of: Conditions['values'], at: number) =>
    queryString({ ...filterQuery(of, filters), page: at });

  const previous = answer.isError && !answer.data ? last?.conditions : undefined;
  return {
    conditions,
    /** Keys of conditions that the address had no room for, and of those that it gave too long. */
    unwritten,
    cut,
    /** The filters and sort as the server takes them, for an export of the same rows. */
    query,
    rows: shown?.items ?? [],
    total: shown?.totalCount,
    isTotalUnknown: shown?.isTotalUnknown,
    loading: answer.isPending && !shown && answer.isFetching,
    fetching: answer.isFetching,
    failed: answer.isError,
    stale: !answer.data && last !== undefined,
    updatedAt: answer.dataUpdatedAt || undefined,
    refresh,
    reload,
    search: (next: Conditions['values'], names: Conditions['names']) => {
      change({ values: next, names, page: firstPage });
      // Asked for once more as it stands: nothing changes by itself.
      if (askedFor(next, firstPage) === askedFor(values, page)) void refresh();
    },
    sortBy: (next: string | undefined) => change({ sort: next, page: firstPage }),
    turnTo: (nextPage: number, nextLimit: number) => change({ page: nextPage, limit: nextLimit }),
    /** After a failure: back to the conditions whose rows are still shown. */
    goBack: previous && (() => change(previous)),
  };
}
