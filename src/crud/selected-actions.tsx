import { useEffect, useState } from 'react';
import type { ById, PageQuery } from '@/api/types';
import { BulkChange, type BulkChangeProps } from '@/crud/bulk/bulk-change';
import { bulkCode, type BulkFields } from '@/crud/bulk/bulk-fields';
import { withCellFields } from '@/crud/cells/cell-fields';
import { lazyLine } from '@/elements/query/load-failed';
import { loadTexts, t } from '@/i18n';
import { useCan } from '@/stores/app-config';
import type { ResumedBatch } from '@/stores/work/kept-batches';
import { notify } from '@/ui/feedback/notify';

const CompareButton = lazyLine(async () => {
  const [module] = await Promise.all([
    import('@/crud/compare/compare-button'),
    loadTexts('compare'),
  ]);
  return module.CompareButton;
});

interface SelectedActionsProps<Row extends ById, Query extends PageQuery, Input> extends Omit<
  BulkChangeProps<Row, Query, Input>,
  'bulk'
> {
  /** Null when the user may not set fields of the rows. */
  bulk: BulkFields<Row> | null;
}

/**
 * The fields that can be set, with those of an interrupted calculation that are edited in their cells only. They stay
 * while the continued change runs.
 */
function useFields<Row extends ById, Query extends PageQuery, Input>({
  page,
  bulk,
  rows,
  resumed,
}: SelectedActionsProps<Row, Query, Input>) {
  const can = useCan();
  const interrupted = resumed?.code === bulkCode ? resumed : null;
  const [last, setLast] = useState<ResumedBatch | null>(null);
  if (interrupted && interrupted !== last) setLast(interrupted);
  const fields = withCellFields(page, bulk, last?.fields ?? [], can);
  const lost = interrupted && !fields ? interrupted : null;
  const count = rows.length;
  useEffect(() => {
    if (!lost) return;
    lost.onStarted();
    notify.info(t('elements.batch.kept.selected', { count }));
  }, [lost, count]);
  return fields;
}

/** The buttons that set fields of all selected rows, and that show them side by side. */
export function SelectedActions<Row extends ById, Query extends PageQuery, Input>(
  props: SelectedActionsProps<Row, Query, Input>,
) {
  const { page, rows } = props;
  const { name, columns, compare } = page;
  const bulk = useFields(props);
  return (
    <>
      {bulk && <BulkChange {...props} bulk={bulk} />}
      {compare && <CompareButton {...{ name, columns, rows }} />}
    </>
  );
}
