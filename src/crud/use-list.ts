import { hashKey, skipToken, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import type { Endpoint } from '@/api/endpoint';
import type { Page, PageQuery } from '@/api/types';
import { firstPage } from '@/config/limits';
import { listQuery, type Conditions } from '@/elements/filter/conditions';
import { useUrlConditions, useLocalConditions } from '@/elements/filter/use-conditions';
import { useDraft } from '@/elements/filter/use-draft';
import { asQuery } from '@/elements/query/as-query';
import { listMemory, type Remembered } from '@/elements/query/list-memory';
import { useQueryKey, type TabQueryKey } from '@/elements/query/query-key';
import { useEarlyQuery } from '@/elements/query/use-load';
import { isRecord } from '@/lib/guards';
import type { AnyFilter } from '@/schema/filter';
import { useLatest } from '@/ui/use-latest';

/** The result of `useList`. */
export type List<Row, Query extends PageQuery> = ReturnType<typeof useList<Row, Query>>;

interface LoadedPage<Row> {
  page: Page<Row>;
  conditions: Conditions;
  /** The fixed part of the query, as text. */
  base: string;
  remembered?: Remembered;
}

interface ListOptions<Query> {
  filters: AnyFilter[];
  defaultSort?: string;
  /** The keys that the list can be sorted by. */
  sortKeys?: readonly string[];
  /** Part of every query but no visible condition, e.g. the record whose parts are listed. */
  baseQuery?: Partial<Query>;
  /** The conditions are local state and not part of the URL, because the page has another list. */
  embedded?: boolean;
}

/**
 * The page that was loaded last, with its conditions. It stays on screen while another one loads, or cannot be loaded,
 * but not when the fixed part of the query has changed: an action on the row of another month would change that month.
 * A list that was closed a moment ago begins with the rows that it had, but not under other conditions.
 */
function useLastLoaded<Row>(
  { data: page, error }: { data: Page<Row> | undefined; error: unknown },
  { conditions, base }: Pick<LoadedPage<Row>, 'conditions' | 'base'>,
  [key]: readonly [TabQueryKey],
) {
  const [last, setLast] = useState<LoadedPage<Row> | undefined>(() => {
    const recalled = listMemory.recall(key);
    return recalled && { ...recalled, conditions, base };
  });
  if (page && page !== last?.page) {
    const loaded: LoadedPage<Row> = { page, conditions, base };
    setLast(loaded);
    return loaded;
  }
  if (last?.base !== base) return undefined;
  return last.remembered?.isFor(key, error) === false ? undefined : last;
}

/** Keeps only this page of the list in the cache, to save memory: others are loaded again when the user returns to them. */
function useSingleCachedPage(key: TabQueryKey) {
  const client = useQueryClient();
  const { tab, path } = key;
  const hash = hashKey([key]);
  useEffect(() => {
    client.removeQueries({
      queryKey: [{ tab, path }],
      fetchStatus: 'idle',
      // What another part of the page has loaded with the same call has a list of arguments instead of a query.
      predicate: ({ queryHash, queryKey: [other] }) =>
        queryHash !== hash && !(isRecord(other) && Array.isArray(other.query)),
    });
  }, [client, hash, path, tab]);
}

/** Goes to the last page when the last row of a page was deleted or the URL names a page past the end. */
function useExistingPage(
  loaded: Page<unknown> | undefined,
  { page, limit }: Conditions,
  change: (part: Partial<Conditions>) => void,
) {
  const lastPage = Math.max(firstPage, Math.ceil((loaded?.totalCount ?? 0) / limit));
  const isPastEnd = loaded !== undefined && !loaded.isTotalUnknown && page > lastPage;
  useEffect(() => {
    if (isPastEnd) change({ page: lastPage });
  });
}

/**
 * What rows are selected by: a selection is valid while it stays the same. Those that are selected among outdated rows are
 * not part of the next ones.
 */
const selectedBy = (base: string, conditions: Conditions, shown = conditions) =>
  JSON.stringify([base, conditions.values, shown.values]);

/**
 * The state of one list: its conditions, its query and its rows.
 *
 * A change of conditions aborts the running query, so that only the latest conditions are loaded. The old rows stay
 * until new ones arrive; meanwhile `stale` is true. The API client reports errors to the user; here `failed` is set.
 */
export function useList<Row, Query extends PageQuery>(
  endpoint: Endpoint<Query, Page<Row>> | undefined,
  { filters, defaultSort, sortKeys, baseQuery, embedded = false }: ListOptions<Query>,
) {
  const client = useQueryClient();
  const urlConditions = useUrlConditions(filters, defaultSort, sortKeys);
  const localConditions = useLocalConditions(filters, defaultSort);
  const { conditions, write, omittedKeys, truncatedKeys, unknownKeys } = embedded
    ? localConditions
    : urlConditions;
  const query = asQuery<Query>({ ...baseQuery, ...listQuery(conditions, filters) });
  const queryKey = useQueryKey(endpoint?.path, query);
  const [{ tab }] = queryKey;
  const result = useEarlyQuery({
    queryKey,
    queryFn: endpoint ? ({ signal }) => endpoint(query, { signal }) : skipToken,
  });
  const latestKey = useLatest(queryKey);
  const base = hashKey([baseQuery]);
  const last = useLastLoaded(result, { conditions, base }, queryKey);
  /** Loads again, unless the query is already running. */
  const refresh = () => client.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
  const draft = useDraft(conditions, filters, (next) => {
    write(next);
    // The same conditions change no state, so the query must be repeated explicitly.
    if (hashKey([listQuery(next, filters)]) === hashKey([listQuery(conditions, filters)]))
      void refresh();
  });
  const { change } = draft;
  useSingleCachedPage(queryKey[0]);
  useExistingPage(result.data, conditions, change);
  useEffect(() => {
    if (!endpoint) console.warn(`A list at ${tab} has no call to load its rows.`);
  }, [endpoint, tab]);

  /**
   * Loads again after a change. Aborts a running query, because the server may have answered it before the change. The
   * conditions may have changed since the render in which the change began.
   */
  const reload = async () => {
    const shownQuery = { queryKey: latestKey.current, exact: true };
    // The refetch alone would not abort the first query of new conditions.
    await client.cancelQueries(shownQuery);
    listMemory.forget(endpoint?.path);
    // Other parts of the page show some of the same records, or count them.
    void client.invalidateQueries({
      queryKey: [{ path: endpoint?.path }],
      predicate: ({ queryHash }) => queryHash !== hashKey(latestKey.current),
    });
    // When this request is aborted as well, because the list is hidden, the rows stay marked as outdated.
    await client.invalidateQueries({ ...shownQuery, refetchType: 'all' });
  };

  const hasRows = last !== undefined;
  // The first rows replace the skeleton in slices: in one go they would block the browser for 150 ms. Later ones do not lag.
  const showsRows = useDeferredValue(hasRows);
  const shown = showsRows ? last?.page : undefined;
  const isStale = !result.data && last !== undefined;
  return {
    conditions,
    /** Keys of conditions that did not fit into the URL, that were too long and were shortened, and whose value is unknown. */
    omittedKeys,
    truncatedKeys,
    unknownKeys,
    /** The query as sent to the server, for an export of the same rows. */
    query,
    /** The key of the rows in the cache. */
    queryKey,
    selectedBy: selectedBy(base, conditions, last?.conditions),
    rows: shown?.items ?? [],
    total: shown?.totalCount,
    isTotalUnknown: shown?.isTotalUnknown,
    loading: !shown && (result.isLoading || hasRows),
    fetching: result.isFetching,
    failed: result.isError,
    stale: isStale,
    /** Set while the rows are those that the list had when it was closed, which may be gone meanwhile. */
    remembered: last?.remembered,
    updatedAt: result.dataUpdatedAt || undefined,
    refresh,
    reload,
    /** What the filter bar shows and changes. */
    draft,
    sortBy: (next: string | undefined) => change({ sort: next, page: firstPage }),
    changePage: (nextPage: number, nextLimit: number) =>
      change({ page: nextPage, limit: nextLimit }),
    /** Set after an error: restores the conditions of the rows that are still shown. */
    goBack:
      result.isError && isStale && !last.remembered ? () => change(last.conditions) : undefined,
  };
}
