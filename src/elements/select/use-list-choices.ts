import { useQuery } from '@tanstack/react-query';
import { shownText } from '@/elements/text/plain-text';
import type { Choice } from '@/schema/record-type';
import { useScopeKey } from '@/stores/scope';

/** A short list of records, loaded at once and searched in the browser. */
export interface ListSource {
  key: string;
  list: (signal: AbortSignal) => Promise<Choice[]>;
  /** Loads the list again whenever the select mounts, because it changes while the console is open. */
  changes?: boolean;
  /** Loads nothing yet. */
  off?: boolean;
}

/** A select cannot render a name that is not a text. */
const withLabels = (choices: Choice[]) =>
  choices.map((choice) => ({ ...choice, label: shownText(choice.label) }));

export function useListChoices({ key, list, changes = false, off = false }: ListSource) {
  const scope = useScopeKey();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [key, scope],
    queryFn: ({ signal }) => list(signal),
    select: withLabels,
    enabled: !off,
    staleTime: changes ? 0 : Infinity,
  });
  // Keep showing the options while they are loaded again.
  const state = isFetching && !data ? 'searching' : isError ? 'failed' : 'done';
  return {
    choices: data ?? [],
    state,
    retry: () => void refetch(),
  } as const;
}
