import { isStaleRecord } from '@/api/errors';
import type { ById, PageQuery } from '@/api/types';
import { updateRow } from '@/crud/rows/update-row';
import type { ListUndo } from '@/crud/rows/use-undo';
import type { CrudDeclaration } from '@/schema/crud';
import { useCan } from '@/stores/app-config';
import { notifySaved } from '@/ui/feedback/notify-saved';

interface InlineSave<Row> extends ListUndo<Row> {
  refresh: () => Promise<unknown>;
}

/** Saves changes that were made in a cell of the list. */
export function useInlineSave<Row extends ById, Query extends PageQuery, Input>(
  { api, policy }: CrudDeclaration<Row, Query, Input>,
  { refresh, undoOf, onUndone }: InlineSave<Row>,
) {
  const can = useCan();
  const save = async (row: Row, changes: Partial<Row>, text?: string) => {
    let saved: unknown;
    try {
      saved = await updateRow(api, { ...row, ...changes });
    } catch (error) {
      // The user's next attempt must start from the record that somebody else saved.
      if (isStaleRecord(error)) await refresh();
      throw error;
    }
    notifySaved([undoOf(row, changes, saved)], onUndone, text);
    // The saved record has a new stamp, which the next save must send.
    await refresh();
  };
  return { save, canSave: api.update !== undefined && can(policy) };
}
