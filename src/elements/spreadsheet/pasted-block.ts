import { parseCells } from './parse-cells';

interface Pasted {
  /** The text of the clipboard. */
  text: string;
  /** The headings of the columns from the first cell on. */
  labels: readonly string[];
  /** The size of the range that is pasted into. */
  rowCount: number;
  columnCount: number;
}

export interface CellBlock {
  /** The texts that replace those of the cells, by row and column; undefined for a cell that a shorter row lacks. */
  texts: (string | undefined)[][];
  /** The first row of the clipboard was the headings, which are not pasted. */
  hasHead: boolean;
}

/** Returns how often a block is repeated so that it fills the range; once unless the range is a multiple of it. */
const timesIn = (range: number, block: number) => (range % block === 0 ? range / block : 1);

const repeated = <Item>(items: readonly Item[], times: number): Item[] =>
  Array.from({ length: times }, () => items).flat();

/** Reads the cells that a spreadsheet has written into the clipboard, and repeats them as a spreadsheet does. */
export function pastedBlock({ text, labels, rowCount, columnCount }: Pasted): CellBlock {
  const all = parseCells(text, '\t');
  const [first = []] = all;
  const hasHead = all.length > 1 && first.every((cell, index) => cell === labels[index]);
  const pasted = hasHead ? all.slice(1) : all;
  const width = Math.max(1, ...pasted.map((cells) => cells.length));
  const isEmptyLine = (cells: readonly string[]) =>
    width > 1 && cells.length === 1 && cells[0] === '';
  // Line breaks after the last row are no rows: they would reach past the table, and keep a block from filling its range.
  const rows = pasted.slice(0, pasted.findLastIndex((cells) => !isEmptyLine(cells)) + 1);
  // Spreadsheets write all cells of a row. Where a chat or an editor has cut a row short, nobody meant to clear cells.
  const filled = rows.map((cells) =>
    Array.from({ length: width }, (_, index) => (isEmptyLine(cells) ? undefined : cells[index])),
  );
  const wide = filled.map((cells) => repeated(cells, timesIn(columnCount, width)));
  return { texts: repeated(wide, timesIn(rowCount, Math.max(1, rows.length))), hasHead };
}
