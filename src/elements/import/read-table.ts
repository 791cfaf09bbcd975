import { importMaxMb, importUnpackedMb } from '@/config/limits';
import { decompressZip } from '@/elements/export/zip';
import { extensionOf } from '@/lib/file/file-type';
import { formatTime } from '@/lib/time';
import { parseCsv } from './parse-csv';
import { trimText } from '@/lib/text';

const megabyte = 1024 * 1024;
const zipMark = 'PK';

/** Thrown when a file cannot be read; the reason is a key below `elements.import.refused`. */
export class FileError extends Error {
  readonly reason: 'type' | 'oldExcel' | 'size' | 'broken' | 'empty';

  constructor(reason: FileError['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Excel has a precision of 15 digits; further digits come from the binary representation. */
const exactDigits = 15;

/** Formats a date. The reader returns the sheet's local times as UTC, so shift it by the time zone offset. */
function dateText(date: Date) {
  const local = new Date(date.getTime() + date.getTimezoneOffset() * 60_000);
  const text = formatTime(local, '{y}-{m}-{d} {h}:{i}:{s}');
  return text.replace(/ 00:00:00$/, '').replace(/(\d\d:\d\d):00$/, '$1');
}

function cellText(value: unknown): string {
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'number') return String(Number(value.toPrecision(exactDigits)));
  return typeof value === 'string' || typeof value === 'boolean' ? trimText(String(value)) : '';
}

async function readXlsx(bytes: ArrayBuffer): Promise<string[][]> {
  const { readSheet } = await import('read-excel-file/universal');
  try {
    // Decompress first: the reader would start a worker for large entries, which the content security policy forbids.
    const plain = await decompressZip(bytes, importUnpackedMb * megabyte);
    const rows: readonly (readonly unknown[])[] = await readSheet(plain);
    return rows.map((row) => row.map(cellText));
  } catch {
    throw new FileError('broken');
  }
}

/** Decodes UTF-8, or GB 18030, in which Chinese Excel writes CSV files. */
function decodeText(bytes: ArrayBuffer) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

const isBlank = (row: readonly string[]) => row.every((cell) => cell === '');

/**
 * Reads the first sheet of an .xlsx file or a .csv file as texts. Drops blank rows at the end, but keeps others for the
 * row numbers.
 */
export async function readTable(file: File): Promise<string[][]> {
  const extension = extensionOf(file.name);
  if (extension === 'xls') throw new FileError('oldExcel');
  if (extension !== 'xlsx' && extension !== 'csv') throw new FileError('type');
  if (file.size > importMaxMb * megabyte) throw new FileError('size');
  const bytes = await file.arrayBuffer();
  const signature = new TextDecoder('latin1').decode(bytes.slice(0, zipMark.length));
  // Check the content, because a file can have a wrong extension.
  if ((extension === 'xlsx') !== (signature === zipMark)) throw new FileError('broken');
  const rows =
    extension === 'xlsx'
      ? await readXlsx(bytes)
      : parseCsv(decodeText(bytes)).map((row) => row.map((cell) => trimText(cell)));
  const last = rows.findLastIndex((row) => !isBlank(row));
  if (last < 1) throw new FileError('empty');
  return rows.slice(0, last + 1);
}
