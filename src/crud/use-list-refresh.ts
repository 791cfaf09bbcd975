import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Endpoint } from '@/api/endpoint';
import type { ById, Id, Page, PageQuery } from '@/api/types';
import { refreshMs, type ListRefresh } from '@/config/limits';
import { useQueryKey } from '@/elements/query/query-key';
import { isVisible, topmostModal } from '@/lib/dom';
import { useLock } from '@/stores/lock';
import { isOffline } from '@/stores/network';
import { useLatest } from '@/ui/use-latest';
import { hasOtherRows, mergeRows } from './merge-rows';
import type { List } from './use-list';

/** A list that the user returns to later than this asks for its rows again. */
const returnRefreshMs = 60_000;
/** How long a value that has changed on screen is marked. */
const changeMarkMs = 4_000;

interface Loaded<Row> {
  /** The query that the rows belong to. */
  hash: string;
  page: Page<Row>;
  /** When the request was sent, in ms. */
  sentAt: number;
}

/** Whether the user is busy with a dialog or edits a row, the screen is locked, or there is no connection. */
const isPaused = () =>
  useLock.getState().locked ||
  isOffline() ||
  topmostModal() !== undefined ||
  [...document.querySelectorAll('tr[data-editing]')].some(isVisible);

const noMarks: ReadonlyMap<Id, ReadonlySet<string>> = new Map();

/**
 * Asks for the rows of a list again while it is visible: regularly, and when the user returns to it after a while. Rows
 * on screen show their current values at once; other rows wait until the user asks for them, so that no row moves.
 */
export function useListRefresh<Row extends ById, Query extends PageQuery>(
  endpoint: Endpoint<Query, Page<Row>> | undefined,
  list: List<Row, Query>,
  refresh: ListRefresh,
) {
  const client = useQueryClient();
  const { query, queryKey } = list;
  const hash = JSON.stringify(queryKey);
  const refreshKey = useQueryKey(`${endpoint?.path}#refresh`, hash);
  const [pending, setPending] = useState<Loaded<Row> | null>(null);
  const [marks, setMarks] = useState(noMarks);
  const isReady = list.total !== undefined && !list.stale && !list.failed;

  const apply = (loaded: Loaded<Row>) => {
    const { data: shown, dataUpdatedAt = 0 } = client.getQueryState<Page<Row>>(queryKey) ?? {};
    // The rows on screen are newer: the user has saved or refreshed meanwhile.
    const isLate = loaded.hash !== hash || dataUpdatedAt > loaded.sentAt || list.fetching;
    if (!shown || isLate) return;
    // An empty list has no rows that could move.
    const { page, changed } = shown.items.length
      ? mergeRows(shown, loaded.page)
      : { page: loaded.page, changed: noMarks };
    setPending(hasOtherRows(page, loaded.page) ? loaded : null);
    client.setQueryData(queryKey, page, { updatedAt: loaded.sentAt });
    if (changed.size) setMarks(changed);
  };
  const latestApply = useLatest(apply);

  // The rows belong to the query of the list; this one only decides when to ask.
  useQuery({
    queryKey: refreshKey,
    queryFn: async ({ signal }) => {
      if (!endpoint || isPaused()) return null;
      const sentAt = Date.now();
      const page = await endpoint(query, { signal, quiet: true });
      latestApply.current({ hash, page, sentAt });
      return null;
    },
    // The rows on screen count as the first response, so that a list is not loaded twice when it opens.
    initialData: null,
    initialDataUpdatedAt: list.updatedAt,
    enabled: isReady,
    staleTime: returnRefreshMs,
    refetchInterval: refreshMs[refresh],
    refetchOnMount: true,
    refetchOnWindowFocus: true,
    gcTime: returnRefreshMs,
    // Nothing of it is shown, so the list need not render when a request begins and ends.
    notifyOnChangeProps: [],
  });
  useEffect(() => {
    if (marks === noMarks) return undefined;
    const timer = setTimeout(() => setMarks(noMarks), changeMarkMs);
    return () => clearTimeout(timer);
  }, [marks]);

  // Rows that were loaded otherwise are newer than those that wait.
  const waiting =
    pending?.hash === hash && (list.updatedAt ?? 0) <= pending.sentAt ? pending : null;
  const shown = new Set(list.rows.map(({ id }) => id));
  return {
    /** The number of rows that are not on screen yet; 0 when rows have left or moved, null when nothing is pending. */
    newCount: waiting && waiting.page.items.filter(({ id }) => !shown.has(id)).length,
    showPending: () => {
      if (waiting) client.setQueryData(queryKey, waiting.page, { updatedAt: waiting.sentAt });
      setPending(null);
    },
    /** The keys of the values that have just changed, by row. */
    marks,
  };
}
