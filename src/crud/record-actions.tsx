import type { ById, PageQuery } from '@/api/types';
import { firstPage } from '@/config/limits';
import { RecordButtons } from '@/crud/record/record-buttons';
import { useUndo } from '@/crud/rows/use-undo';
import { asQuery } from '@/elements/query/as-query';
import type { CrudDeclaration } from '@/schema/crud';
import { opensOwnForm, usePreloads, useRowActions } from './use-row-actions';

interface RecordActionsProps<Row extends ById, Query extends PageQuery, Input> {
  /** The list that declares the actions. */
  page: CrudDeclaration<Row, Query, Input>;
  record: Row;
  /** Loads the record again after a change. */
  onChanged: () => void;
}

/**
 * The row actions of a list on the page of one record, with the same policies, questions and undo; without those that
 * only lead to a page.
 */
export function RecordActions<Row extends ById, Query extends PageQuery, Input>(
  props: RecordActionsProps<Row, Query, Input>,
) {
  const { page, record, onChanged } = props;
  const query = asQuery<Query>({ page: firstPage, limit: 1 });
  const { undoOf, onUndone } = useUndo(page, { query, baseQuery: {} });
  const actions = useRowActions({
    page,
    query,
    baseQuery: {},
    onChanged: async () => onChanged(),
    undoOf,
    onUndone: () => {
      onUndone();
      onChanged();
    },
  });
  usePreloads(
    true,
    actions.allowed.map((action) =>
      opensOwnForm(action) ? actions.preloadOwnForm : action.dialog?.preload,
    ),
  );
  return (
    <>
      <RecordButtons actions={actions.rowActions(record)} />
      {actions.dialog}
    </>
  );
}
