import { inflateEntries, storedEntry, zip, type ZipEntry } from '@/elements/export/zip';
import { formatTime } from '@/lib/time';
import { runInChunks } from '@/lib/yielding';
import { FileError } from './file-error';
import { unreadable, type FileContent } from './file-sheet';
import { cleanSheetSteps, type CleanSheet, type Known } from './sheet-xml';

/** The maximum unpacked size of an .xlsx file. */
const importUnpackedMb = 60;

const megabyte = 1024 * 1024;
const workbookPath = 'xl/workbook.xml';
const relationsPath = 'xl/_rels/workbook.xml.rels';

/** Excel has a precision of 15 digits; further digits come from the binary representation. */
const exactDigits = 15;

/** Formats a date. The reader returns the sheet's local times as UTC, so shift it by the time zone offset. */
function dateText(date: Date) {
  if (Number.isNaN(date.getTime())) return unreadable;
  // A time is a fraction of a day there, which as a binary number may be a little less than its second.
  const time = Math.round(date.getTime() / 1000) * 1000;
  const local = new Date(time + date.getTimezoneOffset() * 60_000);
  const text = formatTime(local, '{y}-{m}-{d} {h}:{i}:{s}');
  return text.replace(/ 00:00:00$/, '').replace(/(\d\d:\d\d):00$/, '$1');
}

function cellText(value: unknown): string {
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'number') return String(Number(value.toPrecision(exactDigits)));
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}

/** The parts of the archive by their path. */
class Parts {
  readonly #entries: Map<string, ZipEntry>;

  constructor(entries: readonly ZipEntry[]) {
    this.#entries = new Map(entries.map((entry) => [entry.path, entry]));
  }

  async text(path: string): Promise<string | undefined> {
    const entry = this.#entries.get(path);
    return entry && new Blob(entry.data).text();
  }

  set(path: string, text: string) {
    this.#entries.set(path, storedEntry(path, text));
  }

  archive(): Promise<ArrayBuffer> {
    return new Blob(zip([...this.#entries.values()])).arrayBuffer();
  }
}

const parseXml = (text: string) => new DOMParser().parseFromString(text, 'application/xml');
const elementsOf = (root: Document | Element, name: string) => [
  ...root.getElementsByTagNameNS('*', name),
];

/** Returns the parts of the workbook by their ids. Paths begin at `xl` unless they are absolute. */
function relationsOf(text: string) {
  const all = elementsOf(parseXml(text), 'Relationship').map((relation) => {
    const target = relation.getAttribute('Target') ?? '';
    return {
      id: relation.getAttribute('Id') ?? '',
      type: (relation.getAttribute('Type') ?? '').split('/').at(-1),
      path: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
    };
  });
  return {
    pathOf: (type: string) => all.find((relation) => relation.type === type)?.path ?? '',
    sheets: new Map(
      all.flatMap(({ id, type, path }) => (type === 'worksheet' ? [[id, path] as const] : [])),
    ),
  };
}

async function knownIn(parts: Parts, pathOf: (type: string) => string): Promise<Known> {
  const [texts = '', styles = ''] = await Promise.all([
    parts.text(pathOf('sharedStrings')),
    parts.text(pathOf('styles')),
  ]);
  const [formats] = styles ? elementsOf(parseXml(styles), 'cellXfs') : [];
  return {
    texts: texts.match(/<(?:\w+:)?si\b/g)?.length ?? 0,
    styles: formats ? elementsOf(formats, 'xf').length : 0,
  };
}

/** Leaves only the visible sheets in a workbook, and returns their paths and the names of the others. */
function takeVisible(workbook: Document, paths: ReadonlyMap<string, string>) {
  const visible: string[] = [];
  const hiddenSheets: string[] = [];
  for (const sheet of elementsOf(workbook, 'sheet')) {
    const id = [...sheet.attributes].find(({ localName }) => localName === 'id')?.value ?? '';
    const path = paths.get(id);
    const isHidden = /hidden/i.test(sheet.getAttribute('state') ?? '');
    if (path && !isHidden) visible.push(path);
    else sheet.remove();
    if (path && isHidden) hiddenSheets.push(sheet.getAttribute('name') ?? '');
  }
  return { visible, hiddenSheets };
}

/** The library knows only `1`. */
function spellEpoch(workbook: Document) {
  const [properties] = elementsOf(workbook, 'workbookPr');
  if (properties?.getAttribute('date1904') === 'true') properties.setAttribute('date1904', '1');
}

async function read(bytes: ArrayBuffer, signal?: AbortSignal): Promise<FileContent> {
  // Decompress here: the library would start a worker for large entries, which the content security policy forbids.
  const entries = await inflateEntries(bytes, importUnpackedMb * megabyte, /\.(?:xml|rels)$/i);
  const parts = new Parts(entries);
  const [workbookText, relations] = await Promise.all([
    parts.text(workbookPath),
    parts.text(relationsPath),
  ]);
  if (!workbookText || !relations) throw new FileError('otherExcel');
  const { pathOf, sheets } = relationsOf(relations);
  const workbook = parseXml(workbookText);
  const { visible, hiddenSheets } = takeVisible(workbook, sheets);
  spellEpoch(workbook);
  parts.set(workbookPath, new XMLSerializer().serializeToString(workbook));
  const known = await knownIn(parts, pathOf);
  const clean: CleanSheet[] = [];
  for (const path of visible) {
    const sheet = await runInChunks(cleanSheetSteps((await parts.text(path)) ?? '', known), signal);
    parts.set(path, sheet.xml);
    clean.push(sheet);
  }
  const { default: readWorkbook } = await import('read-excel-file/universal');
  const tables = await readWorkbook(await parts.archive(), { trim: false });
  return {
    visibleSheets: tables.map(({ sheet }) => sheet),
    hiddenSheets,
    sheets: clean.map(({ lines, hiddenRows, hiddenColumns }, index) => ({
      name: tables[index]?.sheet ?? '',
      rows: lines.map((line, row) => ({
        line,
        cells: (tables[index]?.data[row] ?? []).map(cellText),
      })),
      hiddenRows,
      hiddenColumns,
    })),
  };
}

/** Reads the visible sheets and rows of an .xlsx file. */
export async function readWorkbook(bytes: ArrayBuffer, signal?: AbortSignal): Promise<FileContent> {
  try {
    return await read(bytes, signal);
  } catch (error) {
    if (error instanceof FileError || signal?.aborted) throw error;
    throw new FileError('broken');
  }
}
