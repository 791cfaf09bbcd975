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
/** Many systems write a text or a web page and call it `.xls`. */
const textExtensions = ['csv', 'txt', 'xls'];
/** What can be chosen. Old files are among them, because only the answer says how they can be imported. */
export const importExtensions = ['xlsx', 'xlsm', ...textExtensions];

/** Texts without the characters around them that nobody sees; blank rows are left out, the others keep their numbers. */
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
