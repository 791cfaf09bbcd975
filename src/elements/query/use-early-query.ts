import { skipToken, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * `useQuery` that sends its first request while the component renders. `useQuery` sends it in an effect, after the first
 * paint, so every page would wait that much longer. Later requests are left to the effect, because components of hidden
 * tabs render, too, and their effects do not run.
 */
export function useEarlyQuery<Data>(options: UseQueryOptions<Data>) {
  const client = useQueryClient();
  const { queryKey, queryFn, gcTime } = options;
  useState(() => {
    if (queryFn !== skipToken) void client.prefetchQuery({ queryKey, queryFn, gcTime });
  });
  return useQuery(options);
}
