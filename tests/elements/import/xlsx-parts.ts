import { columnLetters } from '@/elements/export/xlsx';
import { deflateText, zip } from '@/elements/export/zip';

/** The text of a cell, or a function that returns its markup for an address. */
export type OddCell = string | ((address: string) => string);
interface OddRow {
  cells: OddCell[];
  /** More attributes of the `row` element. */
  attributes?: string;
}
export interface OddSheet {
  name: string;
  rows: (OddRow | OddCell[])[];
  /** `hidden` or `veryHidden`. */
  state?: string;
  /** Markup before the rows: columns. */
  before?: string;
  /** Markup after the rows: merged cells. */
  after?: string;
}
interface OddBook {
  sheets: OddSheet[];
  /** Markup of the shared texts, one `si` each. */
  texts?: string[];
  /** The number formats of the styles, by their numbers in Excel. */
  formats?: number[];
  /** Attributes of `workbookPr`. */
  properties?: string;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const inlineText = (text: string) => (address: string) =>
  `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

function rowMarkup(row: OddRow | OddCell[], index: number) {
  const { cells, attributes = '' } = Array.isArray(row) ? { cells: row } : row;
  const markup = cells.map((cell, column) => {
    if (cell === '') return '';
    const address = `${columnLetters(column)}${index + 1}`;
    return (typeof cell === 'string' ? inlineText(cell) : cell)(address);
  });
  return `<row r="${index + 1}" ${attributes}>${markup.join('')}</row>`;
}

/** Builds an .xlsx file from its parts. */
export async function workbook(book: OddBook): Promise<Blob> {
  const { sheets, texts = [], formats = [], properties = '' } = book;
  const relation = (id: number, type: string, path: string) =>
    `<Relationship Id="r${id}" Type="${office}/${type}" Target="${path}"/>`;
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr ${properties}/><sheets>${sheets
      .map(
        ({ name, state = 'visible' }, index) =>
          `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="r${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}">${sheets
      .map((_sheet, index) => relation(index + 1, 'worksheet', `worksheets/sheet${index + 1}.xml`))
      .join(
        '',
      )}${relation(101, 'styles', 'styles.xml')}${relation(102, 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs>${formats
      .map((format) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`)
      .join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${texts.join('')}</sst>`,
  };
  for (const [index, { rows, before = '', after = '' }] of sheets.entries()) {
    parts[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet xmlns="${main}">${before}<sheetData>${rows.map(rowMarkup).join('')}</sheetData>${after}</worksheet>`;
  }
  const entries = Object.entries(parts).map(([path, text]) => deflateText(path, [text]));
  return new Blob(zip(await Promise.all(entries)));
}

const sector = 512;
/** Returns the container of Office files before 2007 and of encrypted ones, with streams of these names. */
export function compoundFile(...streams: string[]): Blob {
  const header = new Uint8Array(sector);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const directory = new Uint8Array(sector);
  for (const [index, name] of ['Root Entry', ...streams].entries()) {
    const start = index * 128;
    for (const [index, letter] of Array.from(name).entries()) {
      directory[start + index * 2] = letter.charCodeAt(0);
    }
    directory[start + 64] = name.length * 2 + 2;
  }
  return new Blob([header, directory]);
}

let gbkBytes: Map<string, number[]> | undefined;
/** Encodes a text as Chinese Excel does; browsers can only decode GB 18030, so this inverts their decoder. */
export function gbk(text: string): Uint8Array<ArrayBuffer> {
  if (!gbkBytes) {
    gbkBytes = new Map();
    const decoder = new TextDecoder('gb18030');
    for (let lead = 0xb0; lead < 0xf8; lead += 1) {
      for (let trail = 0xa1; trail < 0xff; trail += 1) {
        gbkBytes.set(decoder.decode(Uint8Array.from([lead, trail])), [lead, trail]);
      }
    }
  }
  const bytes = gbkBytes;
  return Uint8Array.from(
    Array.from(text).flatMap((character) => bytes.get(character) ?? character.charCodeAt(0)),
  );
}

/** Encodes a text in UTF-16 with a byte order mark. */
export function utf16(text: string, isBigEndian: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2 + 2));
  for (const [index, unit] of Array.from(`\ufeff${text}`).entries()) {
    view.setUint16(index * 2, unit.charCodeAt(0), !isBigEndian);
  }
  return new Uint8Array(view.buffer);
}
