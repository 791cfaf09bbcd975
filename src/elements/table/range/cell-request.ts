import type { ReactNode } from 'react';
import type { AnyColumn } from '@/schema/column';

/** The rows of a range that the others are filled with, again and again; by index from the first row of the range. */
export interface FillSource {
  index: number;
  count: number;
}

/** A change of the cells of a range that the user has asked for. */
export interface CellRequest<Row> {
  kind: 'paste' | 'fill' | 'clear' | 'calculate';
  /** The text of the clipboard; empty unless the kind is `paste`. */
  text: string;
  /** For the kind `fill`; the first row without it. */
  source?: FillSource;
  /** The rows and columns from the first cell of the range to the end of the table, which a paste may go beyond. */
  rows: Row[];
  columns: AnyColumn<Row>[];
  /** The headings of the columns. */
  labels: string[];
  rowCount: number;
  columnCount: number;
}

/** How the cells of a table are changed. */
export interface ChangeCells<Row> {
  /** Draws the preview of a change. */
  preview: (request: CellRequest<Row>, onClose: () => void) => ReactNode;
  /** Draws the button that calculates with the numbers of a range; nothing when none of them can be changed. */
  calculate: (range: Pick<CellRequest<Row>, 'rows' | 'columns'>, onPress: () => void) => ReactNode;
}
