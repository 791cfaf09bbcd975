import { useQueryClient } from '@tanstack/react-query';
import type { AnyEndpoint } from '@/api/endpoint';

/** Lets the kept lists of a call ask the server again as soon as they are seen: what they show was changed elsewhere. */
export function useOutdate({ path }: AnyEndpoint): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === path });
}
