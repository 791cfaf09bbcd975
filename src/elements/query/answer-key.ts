import { useTabKey } from '@/elements/tab/tab-context';
import { useScopeKey } from '@/stores/scope';

/** Identifies a cached answer. Answers can be found by some of these properties, because keys are compared in depth. */
export interface AnswerKey<Query = unknown> {
  tab: string;
  /** Tenant and sub-station. */
  scope: string;
  /** Path of the call, or a name. */
  path: string | undefined;
  query: Query;
}

/** The key under which an answer is cached in this tab and for the current scope. */
export function useAnswerKey<Query>(
  path: string | undefined,
  query: Query,
): [key: AnswerKey<Query>] {
  const tab = useTabKey();
  const scope = useScopeKey();
  return [{ tab, scope, path, query }];
}
