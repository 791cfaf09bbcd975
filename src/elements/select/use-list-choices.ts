import type { Choice } from '@/schema/record-type';
import { useQuery } from '@tanstack/react-query';
import { useScopeKey } from '@/stores/scope';

/** Records that are few: fetched at once and searched here. */
export interface ListSource {
  /** Files the answer in the cache. */
  key: string;
  list: (signal: AbortSignal) => Promise<Choice[]>;
  /** Comes and goes while the console is open: asked for anew wherever it is shown. */
  changes?: boolean;
  /** Nothing to ask for yet. */
  off?: boolean;
}

export function useListChoices({ key, list, changes = false, off = false }: ListSource) {
  const scope = useScopeKey();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [key, scope],
    queryFn: ({ signal }) => list(signal),
    enabled: !off,
    staleTime: changes ? 0 : Infinity,
  });
  // What is there stays while it is asked for again.
  const state = isFetching && !data ? 'searching' : isError ? 'failed' : 'done';
  return {
    choices: data ?? [],
    state,
    retry: () => void refetch(),
  } as const;
}
