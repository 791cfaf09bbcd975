import {
  hashKey,
  skipToken,
  useQuery,
  useQueryClient,
  type Query,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AnyEndpoint } from '@/api/endpoint';
import { isNotFound } from '@/api/errors';
import type { Saved } from '@/api/types';
import { useQueryKey } from './query-key';

/**
 * The record after a save: the response to the save or, when it had no body (204), the record loaded again. When loading
 * fails, it is what was sent: the save has succeeded, and reporting an error would make the user send it twice.
 */
export const savedOrReloaded = async <Data>(
  saved: Saved<Data>,
  reload: () => Promise<Data | null | undefined>,
  sent: () => Data,
): Promise<Data> => saved ?? (await reload().catch(() => null)) ?? sent();

/** The queries whose last outcome a component has shown. */
const shownQueries = new WeakSet<object>();
/** A page that was left before it was drawn loads again when it is opened later than this. */
const openingMs = 10_000;

/** Whether a request has just failed, for a page that has not been drawn yet. */
const hasFailedUnseen = (query: Query | undefined) =>
  query?.state.status === 'error' &&
  !shownQueries.has(query) &&
  Date.now() - query.state.errorUpdatedAt < openingMs;

/**
 * `useQuery` that sends its first request while the component renders. `useQuery` sends it in an effect, after the first
 * paint, so every page would wait that much longer. Later requests are left to the effect, because components of hidden
 * tabs render, too, and their effects do not run.
 *
 * React renders a component that waits for its code from the beginning, several times on a slow machine. A request that
 * has failed meanwhile is not sent again before the user has seen that.
 */
export function useEarlyQuery<Data>(options: UseQueryOptions<Data>) {
  const client = useQueryClient();
  const { queryKey, queryFn } = options;
  // `find` would compare the key with that of every query in the cache.
  const find = () => client.getQueryCache().get(hashKey(queryKey));
  useState(() => {
    if (queryFn === skipToken || hasFailedUnseen(find())) return;
    void client.prefetchQuery(options);
    const sent = find();
    if (sent) shownQueries.delete(sent);
  });
  const result = useQuery<Data>({
    ...options,
    retryOnMount: (query) => shownQueries.has(query),
  });
  useEffect(() => {
    const shown = find();
    if (shown) shownQueries.add(shown);
  });
  return result;
}

export interface LoadResult<Data> {
  /** The body of the last successful response; undefined before the first one. */
  data: Data | undefined;
  hasFailed: boolean;
  /** The load failed because there is no such record, so that a retry would fail as well. */
  isNotFound: boolean;
  /** Loads again. */
  reload: () => void;
  /** Puts the response to a save into the cache, or loads again when it was empty; returns the cached data. */
  applySaved: (saved: Saved<Data>, sent: object) => Promise<Data>;
}

interface LoadOptions {
  /** Drops the data when the component unmounts: a popup must not show old data when it is opened again. */
  fresh?: boolean;
  /** Without it nothing is requested; cached data is returned all the same. */
  enabled?: boolean;
}

/** Loads and caches the response to a request for the lifetime of the tab. The API client reports errors to the user. */
export function useLoad<Data>(
  [name, ...rest]: readonly [name: string, ...rest: unknown[]],
  load: (signal: AbortSignal) => Promise<Data>,
  { fresh = false, enabled = true }: LoadOptions = {},
): LoadResult<Data> {
  const client = useQueryClient();
  const queryKey = useQueryKey(name, rest);
  const query = {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => load(signal),
    ...(fresh && { gcTime: 0 }),
  };
  const result = useEarlyQuery(enabled ? query : { ...query, queryFn: skipToken });
  const applySaved = async (saved: Saved<Data>, sent: object) => {
    // The server may have computed a pending response before the save.
    await client.cancelQueries({ queryKey, exact: true });
    const current = await savedOrReloaded(
      saved,
      () => client.fetchQuery({ ...query, staleTime: 0 }),
      () => ({ ...client.getQueryData<Data>(queryKey), ...sent }) as Data,
    );
    client.setQueryData<Data>(queryKey, current);
    return current;
  };
  return {
    data: result.data,
    hasFailed: result.isError,
    isNotFound: isNotFound(result.error),
    reload: () => void result.refetch(),
    applySaved,
  };
}

/**
 * Returns a function that invalidates the cached lists of these endpoints, because their records were changed elsewhere.
 */
export function useInvalidate(...calls: AnyEndpoint[]): () => void {
  const client = useQueryClient();
  return () => {
    for (const { path } of calls) void client.invalidateQueries({ queryKey: [{ path }] });
  };
}
