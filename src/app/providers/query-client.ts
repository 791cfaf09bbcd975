import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import { useNetwork } from '@/stores/network';
import { useSession } from '@/stores/session';
import { tabKey, useTabs } from '@/stores/tabs';

/** Answers are kept until their page asks again or its tab closes; a failure is told once, not retried. */
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

const isLineFault = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');

// What a broken line has kept from coming is asked for once when it is back, in hidden tabs as well. The query library
// would ask for everything on screen.
useNetwork.subscribe(({ status }, before) => {
  if (status !== 'back' || before.status === 'back') return;
  const predicate = ({ state }: { state: { error: unknown } }) => isLineFault(state.error);
  void queryClient.refetchQueries({ predicate }, { cancelRefetch: false });
});

// Nothing one user has seen may wait for the next one.
useSession.subscribe(({ token }, before) => {
  if (token !== before.token) queryClient.clear();
});

/** What a closed or refreshed tab has loaded goes with it. */
useTabs.subscribe(({ tabs }) => {
  const open = new Set(tabs.map(tabKey));
  const gone = ({ queryKey: [key] }: { queryKey: readonly unknown[] }) =>
    typeof key === 'string' && key.includes('#') && !open.has(key);
  void queryClient.cancelQueries({ predicate: gone });
  queryClient.removeQueries({ predicate: gone });
});
