import { escapeFormula } from '@/lib/formula';
import { runInChunks, type Steps } from '@/lib/yielding';
import { formatPlainNumber } from '@/lib/number';
import type { CellValue } from './xlsx';

export const csvType = 'text/csv;charset=utf-8';
/** Without it Excel takes the file for one in the encoding of the machine. */
const byteOrderMark = '\ufeff';

/** Digits that Excel would round, or rob of their leading zeros. */
const unsafeDigits = /^(?:0\d+|\d{11,})$/;

/** A text that stays a text when a spreadsheet opens the file. */
const escapeText = (text: string) => (unsafeDigits.test(text) ? `\t${text}` : escapeFormula(text));

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

/** Comma-separated values that are safe to open; many are written without the page standing still. */
export async function csvFile(head: Row, rows: Iterable<Row>): Promise<Blob> {
  return new Blob(await runInChunks(lines(head, rows)), { type: csvType });
}
