import type { ById, PageQuery } from '@/api/types';
import { BulkChange, type BulkChangeProps } from '@/crud/bulk/bulk-change';
import type { BulkFields } from '@/crud/bulk/bulk-fields';
import { lazyLine } from '@/elements/query/load-failed';
import { loadTexts } from '@/i18n';

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

/** The buttons that set fields of all selected rows, and that show them side by side. */
export function SelectedActions<Row extends ById, Query extends PageQuery, Input>(
  props: SelectedActionsProps<Row, Query, Input>,
) {
  const { page, bulk, rows } = props;
  const { name, columns, compare } = page;
  return (
    <>
      {bulk && <BulkChange {...props} bulk={bulk} />}
      {compare && <CompareButton {...{ name, columns, rows }} />}
    </>
  );
}
