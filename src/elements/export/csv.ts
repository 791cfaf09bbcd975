import { areUnsafeDigits, escapeFormula } from '@/lib/formula';
import { formatPlainNumber } from '@/lib/number';
import { runInChunks, type Steps } from '@/lib/yielding';
import type { CellValue } from './xlsx';

const csvType = 'text/csv;charset=utf-8';
/** Without the byte order mark, Excel reads the file in the legacy encoding of the computer. */
const byteOrderMark = '\ufeff';

/** Escapes a text so that a spreadsheet reads it neither as a number nor as a formula. */
const escapeText = (text: string) => (areUnsafeDigits(text) ? `\t${text}` : escapeFormula(text));

function field(value: CellValue) {
  const text = typeof value === 'number' ? formatPlainNumber(value) : escapeText(value);
  return /[",\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

type Row = readonly CellValue[];
const line = (row: Row) => `${row.map(field).join(',')}\r\n`;

function* lines(head: Row, rows: Iterable<Row>): Steps<string[]> {
  const written = [byteOrderMark, line(head)];
  for (const row of rows) {
    written.push(line(row));
    yield;
  }
  return written;
}

/** Creates a CSV file that is safe to open. Yields while it writes, so that the page stays responsive. */
export async function csvFile(head: Row, rows: Iterable<Row>): Promise<Blob> {
  return new Blob(await runInChunks(lines(head, rows)), { type: csvType });
}
