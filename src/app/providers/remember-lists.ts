import { hashKey, type Query } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import type { Page } from '@/api/types';
import { listPageSizes } from '@/config/limits';
import { listMemory } from '@/elements/query/list-memory';
import type { TabQueryKey } from '@/elements/query/query-key';
import { isRecord } from '@/lib/guards';
import { useAppConfig } from '@/stores/app-config';
import { isPrivate } from '@/stores/privacy';
import { onSessionChange } from '@/stores/session';
import { useSubstations } from '@/stores/substations';
import { useTabs } from '@/stores/tabs';
import { queryClient } from './query-client';

/**
 * Remembers the rows of lists that were closed, or whose page was unmounted, so that a list which is opened again shows
 * them while its new rows are on their way.
 */
const maxLists = 10;
const maxRows = Math.max(...listPageSizes);
const maxAgeMs = 600_000;
const minuteMs = 60_000;
const cache = queryClient.getQueryCache();

/** A list is remembered by its tab instead of by the mount of its page, because it opens as another one. */
const keyOf = ({ tab, ...key }: TabQueryKey) =>
  [{ ...key, id: tab.replace(/#\d+$/, ''), isPrivate: isPrivate(), isRemembered: true }] as const;
const remembered = { queryKey: [{ isRemembered: true }] };

const isListKey = (key: unknown): key is TabQueryKey =>
  isRecord(key) && 'tab' in key && isRecord(key.query) && 'limit' in key.query;

/** Whether the rows are those of the server: a request on its way may follow a save. */
const isCurrent = (state: Query['state']) =>
  state.status === 'success' && state.fetchStatus === 'idle' && !state.isInvalidated;

function remember({ queryKey: [key], state }: Query) {
  if (!isListKey(key)) return;
  const queryKey = keyOf(key);
  // What was remembered before is older. A page that is refreshed must ask the server.
  queryClient.removeQueries({ queryKey, exact: true });
  const page = state.data as Page<unknown> | undefined; // What a list has loaded.
  const isOpen = useTabs.getState().tabs.some(({ id, shown }) => shown && id === queryKey[0].id);
  if (isOpen || !page || !isCurrent(state) || page.items.length > maxRows) return;
  const query = cache.build(queryClient, { queryKey, gcTime: maxAgeMs });
  query.setData(page, { updatedAt: state.dataUpdatedAt, manual: true });
  for (const oldest of cache.findAll(remembered).slice(0, -maxLists)) cache.remove(oldest);
}
cache.subscribe(({ type, query }) => {
  if (type === 'removed') remember(query);
});

/** Whether the server refuses a list, so that its rows may not be shown from memory either. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && error.status !== undefined && error.status < 500;

listMemory.recall = (key) => {
  const state = queryClient.getQueryState<Page<never>>(keyOf(key));
  if (!state?.data || state.isInvalidated) return undefined;
  const at = state.dataUpdatedAt;
  const age = Date.now() - at;
  if (age >= maxAgeMs) return undefined;
  const hash = hashKey([key]);
  return {
    page: state.data,
    remembered: {
      at,
      minutes: Math.ceil(age / minuteMs) || 1,
      isFor: (other, error) => hash === hashKey([other]) && !isRefused(error),
    },
  };
};
listMemory.forget = (path) =>
  queryClient.removeQueries({ queryKey: [{ isRemembered: true, path }] });

// What was seen by another user, in another sub-station or with other grants may not be shown any more.
const forgetAll = () => queryClient.removeQueries(remembered);
onSessionChange(forgetAll);
useAppConfig.subscribe(forgetAll);
useSubstations.subscribe(({ chosen }, before) => {
  if (chosen !== before.chosen) forgetAll();
});
