import { isRecord } from '@/lib/guards';
import { cellControls } from '@/values/cell-controls';
import type { CellProps } from '@/values/column-kind';

const stampOf = (row: unknown) =>
  isRecord(row) && 'concurrencyStamp' in row ? row.concurrencyStamp : undefined;

/** The input of a column that always shows one. A change in it renders no other cell. */
export function ControlCell<Row>({ column, row, label = '' }: CellProps<Row>) {
  const Control = cellControls[column.type ?? 'text'];
  if (!Control) return null;
  const disabled = column.disabled?.(row);
  return <Control {...{ column, row, label, disabled }} revision={stampOf(row)} />;
}
