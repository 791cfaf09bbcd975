import type { ById, PageQuery } from '@/api/types';
import { describeConditions } from '@/elements/export/conditions-text';
import type { AnyColumn } from '@/schema/column';
import type { CrudDeclaration } from '@/schema/crud';
import type { AnyFilter } from '@/schema/filter';
import type { List } from './use-list';

/** Draws the button that makes a price sheet of rows; undefined where the list declares none. */
export function listSheet<Row extends ById, Query extends PageQuery, Input>(
  { name, sheet: Sheet }: CrudDeclaration<Row, Query, Input>,
  list: List<Row, Query>,
  columns: readonly AnyColumn<Row>[],
  filters: readonly AnyFilter[],
) {
  if (!Sheet) return undefined;
  return (rows: readonly Row[], value?: string, isPart = value === undefined) => (
    <Sheet.Button
      {...{ name, columns, rows, value }}
      total={isPart ? list.total : undefined}
      conditions={() => describeConditions(name, filters, list.conditions)}
    />
  );
}
