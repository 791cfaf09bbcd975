import type { ById, PageQuery } from '@/api/types';
import { firstPage } from '@/config/limits';
import { useUndo } from '@/crud/rows/use-undo';
import { asQuery } from '@/elements/query/as-query';
import type { CrudDeclaration } from '@/schema/crud';
import { Button } from '@/ui/button';
import { Row } from '@/ui/layout/layout';
import { MoreMenu } from '@/ui/overlay/more-menu';
import { opensOwnForm, usePreloads, useRowActions } from './use-row-actions';

/** The other actions are in a menu. */
const maxButtons = 2;

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
  const resolved = actions
    .rowActions(record)
    .filter(({ to }) => to === undefined)
    .toSorted((a, b) => Number(a.danger ?? false) - Number(b.danger ?? false));
  const [shown, hidden] = [resolved.slice(0, maxButtons), resolved.slice(maxButtons)];
  return (
    <>
      {resolved.length > 0 && (
        <Row gap={2} wrap data-print="no">
          {shown.map((action, index) => (
            <Button
              // Keyed by index: "enable" and "disable" replace each other, and the button keeps the focus.
              key={index}
              busy={action.busy}
              onClick={({ currentTarget }) => action.onRun(currentTarget)}
            >
              {action.text}
            </Button>
          ))}
          {hidden.length > 0 && (
            <MoreMenu items={hidden} onChoose={(action, opener) => action.onRun(opener)} />
          )}
        </Row>
      )}
      {actions.dialog}
    </>
  );
}
