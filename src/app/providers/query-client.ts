import { QueryClient } from '@tanstack/react-query';
import { isNetworkError } from '@/api/errors';
import type { TabQueryKey } from '@/elements/query/query-key';
import { useNetwork } from '@/stores/network';
import { onSessionChange } from '@/stores/session';
import { tabKey, useTabs } from '@/stores/tabs';

/** Data stays fresh until its page refetches or its tab closes; failed queries are not retried. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      gcTime: Infinity,
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  },
});

// When the network is back, only the queries that failed because of it are refetched, in hidden tabs too. TanStack Query
// would refetch all queries on screen.
useNetwork.subscribe(({ status }, before) => {
  if (status !== 'back' || before.status === 'back') return;
  const predicate = ({ state }: { state: { error: unknown } }) => isNetworkError(state.error);
  void queryClient.refetchQueries({ predicate }, { cancelRefetch: false });
});

// The cached data of one user must not be visible to the next one.
onSessionChange(() => queryClient.clear());

const isTabQueryKey = (key: unknown): key is TabQueryKey =>
  typeof key === 'object' && key !== null && 'tab' in key;

/** Removes the queries of a closed or refreshed tab. */
useTabs.subscribe(({ tabs }) => {
  const open = new Set(tabs.map(tabKey));
  const isOutdated = ({ queryKey: [key] }: { queryKey: readonly unknown[] }) =>
    isTabQueryKey(key) && !open.has(key.tab);
  void queryClient.cancelQueries({ predicate: isOutdated });
  queryClient.removeQueries({ predicate: isOutdated });
});
