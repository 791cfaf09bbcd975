import { importMaxMb } from '@/config/limits';
import { extensionOf } from '@/lib/file/file-type';
import { trimText } from '@/lib/text';
import { containerOf } from './container';
import { decodeText } from './decode-text';
import { FileError } from './file-error';
import type { FileContent, FileSheet } from './file-sheet';
import { csvSheets } from './parse-csv';
import { readWorkbook } from './workbook';

const megabyte = 1024 * 1024;
/** Many systems write a text file or a web page with the extension `.xls`. */
const textExtensions = ['csv', 'txt', 'xls'];
/** The extensions of files that can be chosen. The old `.xls` is one of them, because its error message says how to import it. */
export const importExtensions = ['xlsx', 'xlsm', ...textExtensions];

/** Trims the cells, invisible characters included. Leaves out blank rows; the others keep their line numbers. */
function* trimmed(sheets: Iterable<FileSheet>): Generator<FileSheet> {
  for (const sheet of sheets) {
    const rows = sheet.rows
      .map(({ line, cells }) => ({ line, cells: cells.map(trimText) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
    yield { ...sheet, rows };
  }
}

/** Reads the visible cells of an .xlsx or .csv file as texts. */
export async function readTable(file: File, signal?: AbortSignal): Promise<FileContent> {
  const extension = extensionOf(file.name);
  if (!importExtensions.includes(extension)) throw new FileError('type');
  if (file.size > importMaxMb * megabyte) throw new FileError('size');
  const bytes = await file.arrayBuffer();
  if (!bytes.byteLength) throw new FileError('empty');
  if (containerOf(bytes) === 'workbook') {
    const content = await readWorkbook(bytes, signal);
    return { ...content, sheets: [...trimmed(content.sheets)] };
  }
  if (!textExtensions.includes(extension)) throw new FileError('broken');
  const sheets = trimmed(csvSheets(decodeText(bytes)));
  return { sheets, visibleSheets: [], hiddenSheets: [] };
}
