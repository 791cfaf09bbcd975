import { http, HttpResponse } from 'msw/http';
import { escapeFormula } from '@/lib/formula';
import { db, storage } from '@/mocks/db/db';
import { untranslated, type Text } from '@/mocks/server/errors';
import { injectFault, throughNetwork } from '@/mocks/server/faults';
import type { Context } from '@/mocks/server/mock';
import { csv } from './file-kinds';

export type ExportColumn<Row> = [title: Text, value: (row: Row) => Text];

/** Formats an amount in yuan with two decimals; null becomes an empty text. */
export const money = (yuan: number | null): Text =>
  untranslated(yuan === null ? '' : yuan.toFixed(2));
export const moment = (time: string | null): Text => untranslated((time ?? '').replace('T', ' '));
export const day = (time: string | null): Text => untranslated((time ?? '').slice(0, 10));
export const count = (number: number): Text => untranslated(String(number));

export interface StoredFile {
  /** The path on the host, e.g. `/static/exports/….csv`. */
  id: string;
  /** The file name that a download gets. */
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const keptExports = 20;
const exportFolder = '/static/exports/';

/** Quotes a text for CSV, and escapes a leading sign that a spreadsheet would take for the start of a formula. */
const cell = (text: string) => `"${escapeFormula(text).replaceAll('"', '""')}"`;

/** Returns the handler of an export, which writes all rows of a query to a CSV file in the caller's language. */
export const exportHandler =
  <Row>(
    name: string,
    columns: ExportColumn<Row>[],
    rowsOf: (query: object, context: Context) => Promise<Row[]>,
  ) =>
  async (query: object, context: Context) => {
    const { language } = context;
    const rows = await rowsOf(query, context);
    const head = columns.map(([title]) => cell(title[language])).join(',');
    const lines = rows.map((row) =>
      columns.map(([, value]) => cell(value(row)[language])).join(','),
    );
    const file = `${name}-${crypto.randomUUID()}.csv`;
    await storeFile(exportFolder + file, { name: file, ...csv([head, ...lines]) });
    return { filePath: `/exports/${file}` };
  };

/** Stores a file at a path, and removes the oldest exports when there are too many. */
export async function storeFile(path: string, file: Omit<StoredFile, 'id'>) {
  const files = await db.files.open();
  files.save({ id: path, ...file });
  const exported = files.all().filter(({ id }) => id.startsWith(exportFolder));
  for (const { id } of exported.slice(0, -keptExports)) files.remove(id);
}

/** Finds a file by its path on the static host, `/static/…` or `/template/…`. */
export async function findFile(path: string): Promise<StoredFile | undefined> {
  await storage.refresh();
  return (await db.files.open()).find(decodeURIComponent(path));
}

const disposition = (name: string) =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|"/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

function respondWith({ bytes, type, name }: StoredFile) {
  const isImage = type.startsWith('image/');
  return new HttpResponse(bytes, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      // Without this header, a browser might run an uploaded file as a page of this host.
      'X-Content-Type-Options': 'nosniff',
      ...(isImage
        ? { 'Cache-Control': 'private, max-age=3600' }
        : { 'Content-Disposition': disposition(name) }),
    },
  });
}

/** The static host. It serves files without a token; browsers show pictures and download other files. */
export const staticFiles = http.get(/\/(static|template)\//, async ({ request }) => {
  const { pathname } = new URL(request.url);
  const fault = await injectFault(`GET ${pathname}`, request, 'zh');
  if (fault) return fault;
  const file = await findFile(pathname);
  return file ? throughNetwork(respondWith(file)) : new HttpResponse(null, { status: 404 });
});
