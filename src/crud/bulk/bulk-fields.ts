import type { ById, PageQuery } from '@/api/types';
import { isBuiltIn, normalizeRowActions } from '@/crud/rows/row-actions';
import { fieldsOf } from '@/elements/control/control-props';
import type { BulkPart, CrudDeclaration } from '@/schema/crud';
import type { AnyField } from '@/schema/field';

/** The code of a bulk change among the batches of a list. */
export const bulkCode = 'bulk';

/** What the user may set for many rows of a list. */
export interface BulkFields<Row> {
  /** Saved with the record. */
  own: AnyField[];
  /** Saved with a call of their own. */
  part: BulkPart | undefined;
  /** Whether the user may edit the row. */
  canEdit: (row: Row) => boolean;
}

/** The declared fields; null when the user may not edit the records of the list. */
export function bulkFields<Row extends ById, Query extends PageQuery, Input>(
  page: CrudDeclaration<Row, Query, Input>,
  can: (policy?: string) => boolean,
): BulkFields<Row> | null {
  const edit = normalizeRowActions(page).find(
    (action) => action.code === 'edit' && isBuiltIn(action),
  );
  if (!edit || !can(edit.policy ?? page.policy)) return null;
  const own = page.api.update ? fieldsOf(page.form ?? []).filter(({ bulk }) => bulk) : [];
  const part = page.bulkPart && can(page.bulkPart.policy) ? page.bulkPart : undefined;
  if (!own.length && !part) return null;
  return { own, part, canEdit: (row) => edit.visible?.(row) ?? true };
}
