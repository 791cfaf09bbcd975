/** A row that is not blank, with the number that a spreadsheet program shows for it. */
export interface FileRow {
  line: number;
  cells: string[];
}
export interface FileSheet {
  /** Empty for a CSV file. */
  name: string;
  /** The visible rows. */
  rows: FileRow[];
  /** The number of hidden rows that are not blank. */
  hiddenRows: number;
  /** The indexes of the hidden columns. Their cells are in the rows, so that they can be named. */
  hiddenColumns: ReadonlySet<number>;
}
export interface FileContent {
  /** The visible sheets, or the rows of a CSV file as each delimiter separates them. */
  sheets: Iterable<FileSheet>;
  /** The names of the visible and of the hidden sheets; empty for a CSV file. */
  visibleSheets: string[];
  hiddenSheets: string[];
}

/** Stands for what a file does not contain or does not say clearly: such a cell is never imported. */
export const unreadable = '\ufffd';
