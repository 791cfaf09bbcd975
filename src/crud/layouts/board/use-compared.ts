import { useSource } from '@/crud/layouts/source/use-source';
import { t } from '@/i18n';
import type { BoardSource } from '@/schema/layout';
import { useCan } from '@/stores/app-config';
import { sharedConditions } from './read-board';

const nothing: BoardSource = {
  key: 'lines',
  list: () => Promise.resolve({ items: [], totalCount: 0 }),
  conditions: [],
};

interface ComparedOptions {
  source: BoardSource | undefined;
  /** The query of the list. */
  query: object;
  /** Tenant and sub-station. */
  scope: string;
}

/** All lines or orders under the conditions of the list, or why they are not compared. */
export function useCompared({ source = nothing, query: listed, scope }: ComparedOptions) {
  const can = useCan();
  const shared = sharedConditions(source, listed);
  const isAllowed = can(source.policy);
  const query = { ...source.query, ...shared };
  const loading = useSource({
    call: source.list,
    query,
    version: JSON.stringify([scope, query]),
    isOn: source !== nothing && isAllowed && shared !== undefined,
  });
  const text = (reason: string) => t(`layouts.board.${reason}.${source.key}`);
  const noteOf = () => {
    if (source === nothing) return undefined;
    if (!isAllowed) return text('noGrant');
    return shared ? undefined : text('otherConditions');
  };
  const { rows } = loading.state;
  return {
    ...loading,
    rows: loading.loaded?.rows ?? [],
    note: noteOf(),
    texts: {
      running: t(`layouts.board.loadingOf.${source.key}`, { rows: rows.length }),
      stopped: text('stoppedOf'),
      tooMany: text('tooManyOf'),
      failed: (reason: string) => t(`layouts.board.failedOf.${source.key}`, { reason }),
    },
  };
}
