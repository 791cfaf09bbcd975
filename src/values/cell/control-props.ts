import type { AnyColumn } from '@/schema/column';

/** The props of an input that a cell always shows. */
export interface ControlProps {
  label: string;
  /** The stamp of the row, which every save changes. */
  revision: unknown;
  disabled?: boolean;
}
export interface CellControlProps<Row> extends ControlProps {
  column: AnyColumn<Row>;
  row: Row;
}
