import type { ById, Id, PageQuery } from '@/api/types';
import type { Match } from '@/elements/batch/match';
import { findRows } from '@/elements/query/all-rows';
import { t } from '@/i18n';
import type { AnyFilter } from '@/schema/filter';
import { scopeKey } from '@/stores/scope';
import { settleRecords, unfinishedIds, type KeptBatch } from '@/stores/work/kept-batches';
import { notify } from '@/ui/feedback/notify';
import { readMatch, type MatchSource } from './match';

/** `baseQuery` is a complete query: it selects all records of the list. */
export interface ResumeOptions<Row, Query> extends Omit<MatchSource<Row, Query>, 'filters'> {
  /** All filters of the list, also those that are hidden now. */
  declared: AnyFilter[] | undefined;
  nameOf: (row: Row) => string;
  /** The codes of the actions and the popup that can be started for many rows. */
  codes: readonly string[];
  onSelect: (rows: Row[], match?: Match<Row>) => void;
}

/** The names of records, by their ids. */
export const recordNames = async <Row extends ById, Query extends PageQuery>(
  { list, baseQuery, nameOf }: ResumeOptions<Row, Query>,
  ids: readonly Id[],
) => {
  const rows = await findRows(list, baseQuery as Query, ids, { quiet: true });
  return new Map(rows.map((row) => [String(row.id), nameOf(row)] as const));
};

/**
 * Selects the records of a batch that a reload has interrupted, under its conditions, and calls `start` with the code of
 * its action. `latest` returns the options of the list as they are at that time.
 */
export async function resumeBatch<Row extends ById, Query extends PageQuery>(
  latest: () => ResumeOptions<Row, Query>,
  batch: KeptBatch,
  start: (code: string | null) => void,
) {
  const first = latest();
  const { list, baseQuery, declared } = first;
  const ids = unfinishedIds(batch);
  const rows = await findRows(list, baseQuery as Query, ids, { quiet: true }).catch(() => null);
  if (!rows) return notify.failure(t('elements.load.failed'));
  const match =
    batch.match === undefined
      ? undefined
      : readMatch({ ...latest(), filters: declared ?? [] }, batch.match);
  if (match === null) return notify.warning(t('match.unreadable'));
  const found = new Set(rows.map(({ id }) => String(id)));
  const gone = ids.filter((id) => !found.has(String(id)));
  if (batch.scope === scopeKey()) settleRecords(batch, gone);
  if (!rows.length) return notify.warning(t('elements.batch.kept.gone'));
  // The conditions may have changed while the rows were loading, which would clear a selection made under the old ones.
  latest().onSelect(rows, match);
  const isKnown = latest().codes.includes(batch.code);
  start(isKnown ? batch.code : null);
  return isKnown || notify.info(t('elements.batch.kept.selected', { count: rows.length }));
}
