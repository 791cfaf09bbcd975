import { unescapeFormula } from '@/lib/formula';

/** How a text of digits is written so that a spreadsheet keeps it: `="0539"`. */
const textFormula = /^="((?:[^"]|"")*)"$/;

/** The rows of a text. Quoted cells may contain separators, line breaks and doubled quotes. */
export function parseCsv(source: string, separator = ','): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let index = 0; index < source.length; index += 1) {
    const character = source.charAt(index);
    if (quoted) {
      if (character !== '"') cell += character;
      else if (source.charAt(index + 1) === '"') {
        cell += '"';
        index += 1;
      } else quoted = false;
    } else if (character === '"' && cell === '') quoted = true;
    else if (character === separator) endCell();
    else if (character === '\n') endRow();
    else if (character === '\r') {
      // Old programs for the Mac end a line with it alone.
      if (source.charAt(index + 1) !== '\n') endRow();
    } else cell += character;
  }
  if (cell !== '' || row.length) endRow();
  return rows;
}

/** The text of a cell without what spreadsheets and our own export write so that it stays a text. */
function plainCell(cell: string) {
  const [, text] = textFormula.exec(cell) ?? [];
  return text === undefined ? unescapeFormula(cell) : text.replaceAll('""', '"');
}

/** The rows of a text, with the cells as they were before they were written. */
export const parseCells = (source: string, separator: string): string[][] =>
  parseCsv(source, separator).map((cells) => cells.map(plainCell));
