import { label, t } from '@/i18n';
import type { AnyColumn } from '@/schema/column';
import type { RowAction } from '@/schema/crud';
import { valueText } from '@/values/cell-text';
import { columnKind } from '@/values/columns';

interface ListColumns<Row> {
  name: string;
  columns: readonly AnyColumn<Row>[];
}

/**
 * Says why an action applies to none of these rows: in which column all of them would need another value. Undefined when
 * no single column says it.
 */
export function unsuitableText<Row>(
  { name, columns }: ListColumns<Row>,
  { visible }: RowAction<Row>,
  rows: readonly Row[],
): string | undefined {
  if (!visible) return undefined;
  const separator = t('elements.filter.separator');
  for (const column of columns) {
    const { key } = column;
    const textsOf = (values: readonly unknown[]) =>
      [...new Set(values.map((value) => valueText(column, value)))].join(separator);
    const choices = columnKind(column).choices?.(column) ?? [];
    const needed = choices.filter((value) =>
      rows.every((row) => visible({ ...row, [key]: value })),
    );
    if (needed.length) {
      return t('elements.batch.needs', {
        label: label(name, 'fields', key),
        needed: textsOf(needed),
        values: textsOf(rows.map((row) => row[key])),
      });
    }
  }
  return undefined;
}
