import { http, HttpResponse } from 'msw/http';
import type { Language, Text } from './errors';

export type ExportColumn<Row> = [title: Text, value: (row: Row) => Text];

const keptFiles = 20;
const files = new Map<string, string>();

/** Quoted; a leading sign that a spreadsheet would take for a formula is defused. */
function cell(text: string) {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Writes a CSV into memory and answers its path below the static host's `/static`. */
export function exportFile<Row>(
  name: string,
  columns: ExportColumn<Row>[],
  rows: Row[],
  language: Language,
): string {
  const head = columns.map(([title]) => cell(title[language])).join(',');
  const body = rows.map((row) => columns.map(([, value]) => cell(value(row)[language])).join(','));
  const file = `${name}-${crypto.randomUUID()}.csv`;
  // Spreadsheets read UTF-8 only behind this mark.
  files.set(file, `\ufeff${[head, ...body].join('\r\n')}\r\n`);
  const [oldest] = files.keys();
  if (files.size > keptFiles && oldest) files.delete(oldest);
  return `/${file}`;
}

export const findFile = (file: string) => files.get(file);

/** The static host: open to everybody who knows the name of a file. */
export const staticFiles = http.get<{ file: string }>('*/static/:file', ({ params: { file } }) => {
  const text = findFile(file);
  if (text === undefined) return new HttpResponse(null, { status: 404 });
  return new HttpResponse(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file}"`,
    },
  });
});
