import type { ListColumn } from '@/schema/column';
import type { CheckedDeclaration, CrudDeclaration } from '@/schema/crud';
import type { ById, PageQuery } from '@/api/types';

/** The same list for those who may not change it. */
export function lookOnly<Row extends ById & { isListed?: boolean }, Query extends PageQuery, Input>(
  page: CrudDeclaration<Row, Query, Input>,
): CheckedDeclaration<Row, Query, Input, never, 'exportTable'> {
  const columns = page.columns.map((column): ListColumn<Row> => {
    if (column.type !== 'switch') return column;
    const { key, width } = column;
    return { key, width, type: 'listed' };
  });
  return { ...page, columns, toolbar: ['exportTable'], rowActions: [] };
}
