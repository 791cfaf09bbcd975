import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isMissing } from '@/api/errors';
import type { Saved } from '@/api/types';
import { useScopeKey } from '@/stores/scope';
import { heldRecord } from './held-record';
import { useTabKey } from '@/elements/tab/tab-context';

export interface Load<Data> {
  /** What came last; undefined until something did. */
  data: Data | undefined;
  failed: boolean;
  /** It failed because there is no such record: another try would not help. */
  missing: boolean;
  /** Asks the server again. */
  reload: () => void;
  /** Takes what a save has answered, and asks the server when that is nothing; answers what it holds now. */
  take: (saved: Saved<Data>, sent: object) => Promise<Data>;
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
  const query = {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => load(signal),
    ...(fresh && { gcTime: 0 }),
  };
  const answer = useQuery(query);
  const take = async (saved: Saved<Data>, sent: object) => {
    // An answer that is on its way may have left before the save.
    await client.cancelQueries({ queryKey, exact: true });
    const held = await heldRecord(
      saved,
      () => client.fetchQuery({ ...query, staleTime: 0 }),
      () => ({ ...client.getQueryData<Data>(queryKey), ...sent }) as Data,
    );
    client.setQueryData<Data>(queryKey, held);
    return held;
  };
  return {
    data: answer.data,
    failed: answer.isError,
    missing: isMissing(answer.error),
    reload: () => void answer.refetch(),
    take,
  };
}
