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

/** The result of `useList`. */
export type List<Row, Query extends PageQuery> = ReturnType<typeof useList<Row, Query>>;

interface LoadedPage<Row> {
  page: Page<Row>;
  conditions: Conditions;
}

interface ListOptions<Query> {
  filters: AnyFilter[];
  defaultSort?: string;
  /** Part of every query but no visible condition, e.g. the record whose parts are listed. */
  baseQuery?: Partial<Query>;
  /** The conditions are local state and not part of the URL, because the page has another list. */
  embedded?: boolean;
}

/**
 * The state of one list: its conditions, its query and its rows.
 *
 * A change of conditions aborts the running query, so that only the latest conditions are loaded. The old rows stay
 * until new ones arrive; meanwhile `stale` is true. The API client reports errors to the user; here `failed` is set.
 */
export function useList<Row, Query extends PageQuery>(
  endpoint: Endpoint<Query, Page<Row>> | undefined,
  { filters, defaultSort, baseQuery, embedded = false }: ListOptions<Query>,
) {
  const tabKey = useTabKey();
  const scope = useScopeKey();
  const client = useQueryClient();
  const urlConditions = useUrlConditions(filters, defaultSort);
  const localConditions = useLocalConditions(filters, defaultSort);
  const { conditions, change, omittedKeys, truncatedKeys } = embedded
    ? localConditions
    : urlConditions;
  const { page, limit, sort, values } = conditions;
  // The filters are declared with the type of this query, so their values are part of it.
  const query = {
    ...baseQuery,
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
  const [lastLoaded, setLastLoaded] = useState<LoadedPage<Row>>();
  if (answer.data && answer.data !== lastLoaded?.page)
    setLastLoaded({ page: answer.data, conditions });
  const shown = answer.data ?? lastLoaded?.page;

  // Keep only the page that is shown, to save memory; other pages are loaded again when the user returns to them.
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

  // Go to the last page when the last row of a page was deleted or the URL names a page past the end.
  const lastPage = Math.max(firstPage, Math.ceil((answer.data?.totalCount ?? 0) / limit));
  const isPastEnd = answer.data !== undefined && !answer.data.isTotalUnknown && page > lastPage;
  useEffect(() => {
    if (isPastEnd) change({ page: lastPage });
  });

  /** Loads again, unless the query is already running. */
  const refresh = () =>
    client.refetchQueries({ queryKey: key, exact: true }, { cancelRefetch: false });
  /** Loads again after a change. Aborts a running query, because the server may have answered it before the change. */
  const reload = () => client.refetchQueries({ queryKey: key, exact: true });
  const requestText = (filterValues: Conditions['values'], pageNumber: number) =>
    queryString({ ...filterQuery(filterValues, filters), page: pageNumber });

  const previous = answer.isError && !answer.data ? lastLoaded?.conditions : undefined;
  return {
    conditions,
    /** Keys of conditions that did not fit into the URL, and of those that were too long and were shortened. */
    omittedKeys,
    truncatedKeys,
    /** The query as sent to the server, for an export of the same rows. */
    query,
    /** The key of the rows in the cache. */
    queryKey: key,
    rows: shown?.items ?? [],
    total: shown?.totalCount,
    isTotalUnknown: shown?.isTotalUnknown,
    loading: answer.isPending && !shown && answer.isFetching,
    fetching: answer.isFetching,
    failed: answer.isError,
    stale: !answer.data && lastLoaded !== undefined,
    updatedAt: answer.dataUpdatedAt || undefined,
    refresh,
    reload,
    search: (next: Conditions['values'], names: Conditions['names']) => {
      change({ values: next, names, page: firstPage });
      // Searching with unchanged conditions changes no state, so the query must be repeated explicitly.
      if (requestText(next, firstPage) === requestText(values, page)) void refresh();
    },
    sortBy: (next: string | undefined) => change({ sort: next, page: firstPage }),
    changePage: (nextPage: number, nextLimit: number) =>
      change({ page: nextPage, limit: nextLimit }),
    /** Set after an error: restores the conditions of the rows that are still shown. */
    goBack: previous && (() => change(previous)),
  };
}
