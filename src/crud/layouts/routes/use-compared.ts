import { conditionsOf } from '@/crud/layouts/source/conditions';
import { useSource } from '@/crud/layouts/source/use-source';
import { t } from '@/i18n';
import type { BoardSource } from '@/schema/layout';
import { useCan } from '@/stores/app-config';

/** The conditions for other records; undefined when the list has one that they lack. */
export function sharedConditions(
  { conditions: shared }: BoardSource,
  query: object,
): Record<string, unknown> | undefined {
  const set = conditionsOf(query);
  return Object.keys(set).every((key) => shared.includes(key)) ? set : undefined;
}

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
  const text = (reason: string) => t(`layouts.routes.${reason}.${source.key}`);
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
    /** All of them have been read, or it is said why they are not compared. */
    isKnown: source === nothing || noteOf() !== undefined || loading.loaded !== undefined,
    texts: {
      running: t(`layouts.routes.loadingOf.${source.key}`, { rows: rows.length }),
      stopped: text('stoppedOf'),
      tooMany: text('tooManyOf'),
      failed: (reason: string) => t(`layouts.routes.failedOf.${source.key}`, { reason }),
    },
  };
}
