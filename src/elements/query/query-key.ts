import { useTabKey } from '@/elements/tab/tab-context';
import { useScopeKey } from '@/stores/scope';

/** Identifies a cached response. Responses can be found by some of these properties, because keys are compared in depth. */
export interface TabQueryKey<Query = unknown> {
  tab: string;
  /** Tenant and sub-station. */
  scope: string;
  /** Path of the call, or a name. */
  path: string | undefined;
  query: Query;
}

/** The key under which a response is cached in this tab and for the current scope. */
export function useQueryKey<Query>(
  path: string | undefined,
  query: Query,
): [key: TabQueryKey<Query>] {
  const tab = useTabKey();
  const scope = useScopeKey();
  return [{ tab, scope, path, query }];
}
