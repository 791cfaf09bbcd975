import { useEffect, useMemo, useState } from 'react';
import type { Endpoint } from '@/api/endpoint';
import type { ById, Id, Page, PageQuery } from '@/api/types';
import { findRows } from '@/elements/query/all-rows';
import { t } from '@/i18n';
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

interface ResumeOptions<Row, Query> {
  name: string;
  list: Endpoint<Query, Page<Row>>;
  /** A complete query: it selects all records of the list. */
  baseQuery: Partial<Query>;
  nameOf: (row: Row) => string;
  /** The codes of the actions and the popup that can be started for many rows. */
  codes: readonly string[];
  onSelect: (rows: Row[]) => void;
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
    const resume = async (batch: KeptBatch) => {
      const ids = unfinishedIds(batch);
      const rows = await load(ids).catch(() => null);
      if (!rows) return notify.failure(t('elements.load.failed'));
      const found = new Set(rows.map(({ id }) => String(id)));
      const gone = ids.filter((id) => !found.has(String(id)));
      if (batch.scope === scopeKey()) settleRecords(batch, gone);
      if (!rows.length) return notify.warning(t('elements.batch.kept.gone'));
      // The conditions may have changed while the rows were loading, which would clear a selection made under the old ones.
      latest.current.onSelect(rows);
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
