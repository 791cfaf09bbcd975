import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isMissing } from '@/api/errors';
import { useScopeKey } from '@/stores/scope';
import { useTabKey } from './tab-key';

export interface Load<Data> {
  /** What came last; undefined until something did. */
  data: Data | undefined;
  failed: boolean;
  /** It failed because there is no such record: another try would not help. */
  missing: boolean;
  /** Asks the server again. */
  reload: () => void;
  /** Takes what a save has answered, without asking again. */
  replace: (data: Data) => void;
}

interface LoadOptions {
  /** Forgotten as soon as nobody shows it: for popups, which must not begin with yesterday's answer. */
  fresh?: boolean;
}

/** One answer of the server, kept as long as its tab. A failure is told by the client; here it only shows. */
export function useLoad<Data>(
  key: readonly unknown[],
  load: (signal: AbortSignal) => Promise<Data>,
  { fresh = false }: LoadOptions = {},
): Load<Data> {
  const tab = useTabKey();
  const scope = useScopeKey();
  const client = useQueryClient();
  const queryKey = [tab, scope, ...key];
  const answer = useQuery({
    queryKey,
    queryFn: ({ signal }) => load(signal),
    ...(fresh && { gcTime: 0 }),
  });
  return {
    data: answer.data,
    failed: answer.isError,
    missing: isMissing(answer.error),
    reload: () => void answer.refetch(),
    replace: (data) => void client.setQueryData(queryKey, data),
  };
}
