import { parseCsv } from './parse-cells';

const tags = /<(tr|t[dh])\b([^>]*)>/gi;

function spanOf(attributes: string, name: 'rowspan' | 'colspan') {
  const [, digits = '1'] = new RegExp(`\\b${name}\\s*=\\s*["']?(\\d+)`, 'i').exec(attributes) ?? [];
  return Math.max(1, Number(digits));
}

/** A cell that is merged with others: it has their place. */
interface Merged {
  row: number;
  column: number;
  rowCount: number;
  columnCount: number;
}

/** The merged cells of a table, and how many rows it has. Excel also writes the room that a long text takes as a span. */
function mergedIn(html: string) {
  const merged: Merged[] = [];
  let [row, column] = [-1, 0];
  const isCovered = () =>
    merged.some(
      (one) =>
        row > one.row &&
        row < one.row + one.rowCount &&
        column >= one.column &&
        column < one.column + one.columnCount,
    );
  for (const [, name, attributes = ''] of html.matchAll(tags)) {
    if (name?.toLowerCase() === 'tr') {
      row += 1;
      column = 0;
      continue;
    }
    while (isCovered()) column += 1;
    const [rowCount, width] = [spanOf(attributes, 'rowspan'), spanOf(attributes, 'colspan')];
    const columnCount = /mso-ignore:\s*colspan/i.test(attributes) ? 1 : width;
    if (rowCount * columnCount > 1) merged.push({ row, column, rowCount, columnCount });
    column += width;
  }
  return { merged, rowCount: row + 1 };
}

const cellText = (cell: string) =>
  /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/**
 * The text of pasted cells, in which the value of a merged cell stands in each cell that it covers: the text of a
 * spreadsheet has it once, and nothing for the others, which would be cleared.
 */
export function fillMergedCells(text: string, html: string): string {
  if (!/\b(?:row|col)span\b/i.test(html)) return text;
  const { merged, rowCount } = mergedIn(html);
  const parsed = parseCsv(text, '\t');
  if (!merged.length || parsed.length !== rowCount) return text;
  const width = Math.max(...parsed.map((cells) => cells.length));
  const rows = parsed.map((cells) =>
    Array.from({ length: width }, (_, index) => cells[index] ?? ''),
  );
  for (const one of merged) {
    const end = Math.min(one.column + one.columnCount, width);
    const value = rows[one.row]?.[one.column] ?? '';
    for (const cells of rows.slice(one.row, one.row + one.rowCount)) {
      for (let column = one.column; column < end; column += 1) cells[column] ||= value;
    }
  }
  return rows.map((cells) => cells.map(cellText).join('\t')).join('\n');
}
