import { parseCells } from '@/elements/spreadsheet/parse-cells';
import type { FileSheet } from './file-sheet';

/** In Excel's own order of frequency; the full-width ones come from Chinese input methods. */
const separators = [',', '\t', ';', '\uff1b', '\uff0c', '|'];
/** A line by which Excel knows the delimiter; it is not a row. */
const separatorLine = /^sep=(.)(?:\r\n|\r|\n)/i;
/** The rows of a CSV file, separated by each delimiter it may have, the most likely first. */
export function* csvSheets(text: string): Generator<FileSheet> {
  const [line, declared] = separatorLine.exec(text) ?? ['', undefined];
  const source = text.slice(line.length);
  for (const separator of declared ? [declared] : separators) {
    if (!declared && separator !== ',' && !source.includes(separator)) continue;
    const rows = parseCells(source, separator).map((cells, index) => ({ line: index + 1, cells }));
    yield { name: '', rows, hiddenRows: 0, hiddenColumns: new Set() };
  }
}
