import { unescapeFormula } from '@/lib/formula';

/** How a text of digits is written so that a spreadsheet keeps it: `="0539"`. */
const textFormula = /^="((?:[^"]|"")*)"$/;

/**
 * A quoted cell ends before a separator, otherwise its first quotation mark belongs to the text: a spreadsheet copies
 * `"large" goods` as it is.
 */
function quotedCell(separator: string) {
  const code = separator.codePointAt(0)?.toString(16);
  return new RegExp(`"([^"]*(?:""[^"]*)*)" *(?=\\u{${code}}|[\\r\\n]|$)`, 'uy');
}

/** The rows of a text. Quoted cells may contain separators, line breaks and doubled quotes. */
export function parseCsv(source: string, separator = ','): string[][] {
  const quoted = quotedCell(separator);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  /** The quoted cell that begins here, with its quotation marks. */
  const quotedAt = (index: number) => {
    quoted.lastIndex = index;
    return quoted.exec(source);
  };
  for (let index = 0; index < source.length; index += 1) {
    const character = source.charAt(index);
    const [whole, text = ''] = (character === '"' && cell === '' && quotedAt(index)) || [''];
    if (whole) {
      cell = text.replaceAll('""', '"');
      index += whole.length - 1;
    } else if (character === separator) endCell();
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
