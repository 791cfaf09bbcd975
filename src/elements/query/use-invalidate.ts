import { useQueryClient } from '@tanstack/react-query';
import type { AnyEndpoint } from '@/api/endpoint';

/**
 * Returns a function that invalidates the cached lists of these endpoints, because their records were changed elsewhere.
 */
export function useInvalidate(...calls: AnyEndpoint[]): () => void {
  const client = useQueryClient();
  return () =>
    void client.invalidateQueries({
      predicate: ({ queryKey }) => calls.some(({ path }) => path === queryKey[2]),
    });
}
