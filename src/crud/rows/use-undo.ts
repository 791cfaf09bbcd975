import type { ById, PageQuery } from '@/api/types';
import { useInvalidate } from '@/elements/query/use-load';
import type { CrudDeclaration } from '@/schema/crud';
import type { Undo, UndoTask } from '@/ui/feedback/notices';
import { rowTitle } from './list-columns';
import { reloadRecord } from './load-record';
import { undoTask } from './undo-save';
import { updateRow } from './update-row';

/** How the list takes back what it has saved. */
export interface ListUndo<Row> {
  undoOf: (row: Row, changes: Partial<Row>, saved: unknown) => UndoTask | undefined;
  onUndone: Undo['onDone'];
}

/** Takes back saved changes of the rows of a declared list, also after the user has left it. */
export function useUndo<Row extends ById, Query extends PageQuery, Input>(
  { api, columns, invalidates = [] }: CrudDeclaration<Row, Query, Input>,
  { query, baseQuery }: { query: Query; baseQuery: Partial<Query> },
): ListUndo<Row> {
  // Not the reload of the list: its conditions may be others by then.
  const onUndone = useInvalidate(api.list, ...invalidates);
  const undoOf = (row: Row, changes: Partial<Row>, saved: unknown) =>
    undoTask({
      path: api.list.path,
      row,
      changes,
      saved,
      name: rowTitle(columns)(row),
      update: (former, options) => updateRow(api, former, options),
      reload: (changed, options) => reloadRecord(api, changed, query, baseQuery, options),
    });
  return { undoOf, onUndone };
}
