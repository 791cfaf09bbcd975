import type { ById, PageQuery } from '@/api/types';
import { bulkFields, type BulkFields } from '@/crud/bulk/bulk-fields';
import { isReadOnly } from '@/crud/rows/list-columns';
import { fieldsOf } from '@/elements/control/control-props';
import { isImportable } from '@/elements/spreadsheet/read-value';
import type { CrudDeclaration } from '@/schema/crud';
import type { AnyField } from '@/schema/field';

/** What a cell of a list is saved as. */
export interface CellField<Row> {
  field: AnyField;
  canEdit: (row: Row) => boolean;
  /** It can be set for all selected rows as well. */
  isBulk: boolean;
}

/**
 * The fields that can be changed in the cells of a list, by the keys of their columns: those that can be set for many
 * rows, and those of columns that are edited in their cells.
 */
export function cellFields<Row extends ById, Query extends PageQuery, Input>(
  page: CrudDeclaration<Row, Query, Input>,
  can: (policy?: string) => boolean,
): ReadonlyMap<string, CellField<Row>> {
  const form = page.api.update ? fieldsOf(page.form ?? []).filter(isImportable) : [];
  const bulk = bulkFields(page, can);
  const isInBulk = ({ key }: AnyField) => bulk?.own.some((field) => field.key === key);
  const found = new Map<string, CellField<Row>>();
  for (const column of page.columns) {
    const field = form.find(({ key, nameKey }) => key === column.key || nameKey === column.key);
    if (!field) continue;
    if (bulk && isInBulk(field))
      found.set(column.key, { field, canEdit: bulk.canEdit, isBulk: true });
    else if (!isReadOnly(column) && can(page.policy)) {
      const isDisabled = 'disabled' in column ? column.disabled : undefined;
      found.set(column.key, { field, canEdit: (row) => !isDisabled?.(row), isBulk: false });
    }
  }
  return found;
}

/** The fields of a bulk change, and those of these keys that can be changed in their cells only; null without any. */
export function withCellFields<Row extends ById, Query extends PageQuery, Input>(
  page: CrudDeclaration<Row, Query, Input>,
  bulk: BulkFields<Row> | null,
  keys: readonly string[],
  can: (policy?: string) => boolean,
): BulkFields<Row> | null {
  const cells = [...cellFields(page, can).values()].filter(
    ({ field, isBulk }) => !isBulk && keys.includes(field.key),
  );
  if (!cells.length) return bulk;
  return {
    own: [...(bulk?.own ?? []), ...cells.map(({ field }) => field)],
    part: bulk?.part,
    canEdit: (row) => (bulk?.canEdit(row) ?? true) && cells.every(({ canEdit }) => canEdit(row)),
  };
}
