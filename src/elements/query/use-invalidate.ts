import { useQueryClient } from '@tanstack/react-query';
import type { AnyEndpoint } from '@/api/endpoint';

/** Lets the kept lists of these calls ask the server again as soon as they are seen: what they show was changed elsewhere. */
export function useOutdate(...calls: AnyEndpoint[]): () => void {
  const client = useQueryClient();
  return () =>
    void client.invalidateQueries({
      predicate: ({ queryKey }) => calls.some(({ path }) => path === queryKey[2]),
    });
}
