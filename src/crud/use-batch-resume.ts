import { useEffect, useState } from 'react';
import type { ById, Id, Page, PageQuery } from '@/api/types';
import type { Endpoint } from '@/api/endpoint';
import { findRows } from '@/elements/query/all-rows';
import { t } from '@/i18n';
import { offerResume, unfinishedIds, type KeptBatch } from '@/stores/work/kept-batches';
import { notify } from '@/ui/feedback/notify';
import { useLatest } from '@/ui/use-latest';

interface ResumeOptions<Row, Query> {
  name: string;
  list: Endpoint<Query, Page<Row>>;
  /** A complete query: it selects all records of the list. */
  baseQuery: Partial<Query>;
  nameOf: (row: Row) => string;
  /** The codes of the actions that can be started for many rows. */
  codes: readonly string[];
  onSelect: (rows: Row[]) => void;
}

/**
 * Continues batches of a list that a reload has interrupted: selects their records and names the action to start.
 */
export function useBatchResume<Row extends ById, Query extends PageQuery>(
  options: ResumeOptions<Row, Query>,
) {
  const [requested, setRequested] = useState<{ code: string } | null>(null);
  const load = (ids: readonly Id[]) =>
    findRows(options.list, options.baseQuery as Query, ids, { quiet: true });
  const latest = useLatest({
    names: async (ids: readonly Id[]) =>
      new Map((await load(ids)).map((row) => [String(row.id), options.nameOf(row)])),
    resume: async (batch: KeptBatch) => {
      const rows = await load(unfinishedIds(batch)).catch(() => null);
      if (!rows) return notify.failure(t('elements.load.failed'));
      if (!rows.length) return notify.warning(t('elements.batch.kept.gone'));
      options.onSelect(rows);
      const isKnown = options.codes.includes(batch.code);
      setRequested(isKnown ? { code: batch.code } : null);
      return isKnown || notify.info(t('elements.batch.kept.selected', { count: rows.length }));
    },
  });
  const { name } = options;
  useEffect(
    () =>
      offerResume(name, {
        names: (ids) => latest.current.names(ids),
        resume: (batch) => void latest.current.resume(batch),
      }),
    [name, latest],
  );
  return requested;
}
