import { useQuery } from '@tanstack/react-query';
import type { Id } from '@/api/types';
import { isEmpty } from '@/lib/url/query-string';
import type { Choice } from '@/schema/record-type';
import { useScopeKey } from '@/stores/scope';

/** Loads the names of known ids. */
export interface NameLookup {
  key: string;
  names: (ids: Id[], signal: AbortSignal) => Promise<Choice[]>;
}

const none: NameLookup = { key: '', names: () => Promise.resolve([]) };

/** Returns the name of an id that came without one, and the id itself until the name has loaded. */
export function useRecordName(value: Id | null | undefined, name?: string, lookUp = none): string {
  const scope = useScopeKey();
  const { data } = useQuery({
    queryKey: ['names', lookUp.key, scope, String(value)],
    queryFn: ({ signal }) => lookUp.names([value ?? ''], signal),
    enabled: Boolean(lookUp.key) && !name && !isEmpty(value),
    staleTime: Infinity,
  });
  return name || data?.[0]?.label || String(value ?? '');
}
