import { useEffect, useMemo, useState } from 'react';
import type { ById, Id, PageQuery } from '@/api/types';
import type { MatchSource } from '@/crud/match/match';
import type { Match } from '@/elements/batch/match';
import { findRows } from '@/elements/query/all-rows';
import { t } from '@/i18n';
import type { AnyFilter } from '@/schema/filter';
import { scopeKey } from '@/stores/scope';
import {
  offerResume,
  settleRecords,
  unfinishedIds,
  type KeptBatch,
  type ResumedBatch,
} from '@/stores/work/kept-batches';
import { notify } from '@/ui/feedback/notify';
import { useLatest } from '@/ui/use-latest';

/** `baseQuery` is a complete query: it selects all records of the list. */
interface ResumeOptions<Row, Query> extends Omit<MatchSource<Row, Query>, 'filters'> {
  /** All filters of the list, also those that are hidden now. */
  declared: AnyFilter[] | undefined;
  nameOf: (row: Row) => string;
  /** The codes of the actions and the popup that can be started for many rows. */
  codes: readonly string[];
  onSelect: (rows: Row[], match?: Match<Row>) => void;
}

/**
 * Continues batches of a list that a reload has interrupted: selects their records and names the action to start.
 */
export function useBatchResume<Row extends ById, Query extends PageQuery>(
  options: ResumeOptions<Row, Query>,
): ResumedBatch | null {
  const { name } = options;
  const [code, setCode] = useState<string | null>(null);
  const latest = useLatest(options);
  useEffect(() => {
    const load = (ids: readonly Id[]) => {
      const { list, baseQuery } = latest.current;
      return findRows(list, baseQuery as Query, ids, { quiet: true });
    };
    /** The conditions of the batch: undefined when it has none, null when they cannot be read. */
    const loadMatch = async (stored: string | undefined) =>
      stored === undefined
        ? stored
        : (await import('@/crud/match/match')).readMatch(
            { ...latest.current, filters: latest.current.declared ?? [] },
            stored,
          );
    const resume = async (batch: KeptBatch) => {
      const ids = unfinishedIds(batch);
      const [rows, match] = await Promise.all([load(ids), loadMatch(batch.match)]).catch(() => []);
      if (!rows) return notify.failure(t('elements.load.failed'));
      if (match === null) return notify.warning(t('elements.match.unreadable'));
      const found = new Set(rows.map(({ id }) => String(id)));
      const gone = ids.filter((id) => !found.has(String(id)));
      if (batch.scope === scopeKey()) settleRecords(batch, gone);
      if (!rows.length) return notify.warning(t('elements.batch.kept.gone'));
      // The conditions may have changed while the rows were loading, which would clear a selection made under the old ones.
      latest.current.onSelect(rows, match);
      const isKnown = latest.current.codes.includes(batch.code);
      setCode(isKnown ? batch.code : null);
      return isKnown || notify.info(t('elements.batch.kept.selected', { count: rows.length }));
    };
    return offerResume(name, {
      names: async (ids) =>
        new Map(
          (await load(ids)).map((row) => [String(row.id), latest.current.nameOf(row)] as const),
        ),
      resume: (batch) => void resume(batch),
    });
  }, [name, latest]);
  return useMemo(() => (code === null ? null : { code, onStarted: () => setCode(null) }), [code]);
}
