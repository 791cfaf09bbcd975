import type { SheetFormat } from '@/values/column-kind';
import { deflateText, zip } from './zip';

/** A number is a number in the sheet. A text stays a text even if it looks like a number or a formula. */
export type CellValue = string | number;
export interface Sheet {
  name: string;
  /** Width of each column in characters. */
  widths: number[];
  head: string[];
  /** How the values of a column are shown, where they are no plain numbers and texts. */
  formats?: readonly (SheetFormat | undefined)[];
  rows: Iterable<readonly CellValue[]>;
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const spreadsheetNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationshipTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes of the formats in `styles`. */
const styleIndexes = { plain: 0, head: 1, text: 2, money: 3, date: 4, dateTime: 5 };
/**
 * 4 is Excel's format `#,##0.00`. 49 is its format "text", with which an edited cell does not become a formula either.
 * Formats of the file itself begin at 164.
 */
const styles = `${declaration}<styleSheet xmlns="${spreadsheetNamespace}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf/><xf fontId="1" applyFont="1"/>${[49, 4, 164, 165].map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`;

/** The limit of Excel for the text of a cell. */
const maxCellCharacters = 32_767;
const maxSheetNameCharacters = 31;
/** The number of rows that are written at a time. */
const rowsPerChunk = 100;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that are invalid in XML. */
// oxlint-disable-next-line no-control-regex -- the pattern finds control characters
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Excel reads such a text as the code of a character. */
const characterCode = /_(?=x[0-9a-f]{4}_)/gi;
// oxlint-disable-next-line no-control-regex -- the pattern finds control characters
const needsEscaping = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff&<>"_]/;

function escapeXml(given: string) {
  const text = given.slice(0, maxCellCharacters);
  // Test first, because most of possibly a million texts have nothing to escape.
  if (!needsEscaping.test(text)) return text;
  return text
    .replace(forbidden, '')
    .replace(characterCode, '_x005F_')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '');
}

/** The letters of a column, A, B … Z, AA …, by its index. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return (rest < 0 ? '' : columnLetters(rest)) + String.fromCharCode(65 + (index % 26));
}

/** Without this attribute Excel drops leading and trailing spaces and line breaks. */
const spaceAttribute = (text: string) => (/^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : '');

const minutesPerDay = 24 * 60;
/** Days from the first one of Excel to that of JavaScript. */
const epochDays = 25_569;
const shownDate = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d))?$/;

/** The days that Excel counts for a date as the screen shows it; undefined for another text. */
function serialOf(text: string) {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = (shownDate.exec(text) ?? [])
    .slice(1)
    .map((digits) => Number(digits ?? 0));
  // Excel takes 1900 for a leap year, so that the days before March of it differ.
  if (year <= 1900) return undefined;
  const minutes = Date.UTC(year, month - 1, day, hour, minute) / 60_000;
  return epochDays + minutes / minutesPerDay;
}

const numberXml = (value: number, ref: string, style: number) =>
  `<c r="${ref}" s="${style}"><v>${value}</v></c>`;

function cellXml(value: CellValue, ref: string, format: SheetFormat | 'head' | undefined) {
  if (value === '') return '';
  const isDate = format === 'date' || format === 'dateTime';
  if (typeof value === 'number') {
    return numberXml(value, ref, styleIndexes[format === 'money' ? 'money' : 'plain']);
  }
  const serial = isDate ? serialOf(value) : undefined;
  if (isDate && serial !== undefined) return numberXml(serial, ref, styleIndexes[format]);
  const text = escapeXml(value);
  const style = styleIndexes[format === 'head' ? 'head' : 'text'];
  return `<c r="${ref}" s="${style}" t="inlineStr"><is><t${spaceAttribute(text)}>${text}</t></is></c>`;
}

const rowXml = (
  cells: readonly CellValue[],
  rowNumber: number,
  letters: string[],
  formatOf: (index: number) => SheetFormat | 'head' | undefined,
) =>
  `<row r="${rowNumber}">${cells.map((cell, index) => cellXml(cell, `${letters[index]}${rowNumber}`, formatOf(index))).join('')}</row>`;

/** Writes a sheet piece by piece. Its heading is frozen, so that it stays visible while the rows scroll. */
function* sheetXml({ widths, head, formats, rows }: Sheet): Generator<string> {
  const columns = widths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `${declaration}<worksheet xmlns="${spreadsheetNamespace}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
  const letters = head.map((_text, index) => columnLetters(index));
  let piece = rowXml(head, 1, letters, () => 'head');
  let rowNumber = 1;
  for (const row of rows) {
    rowNumber += 1;
    piece += rowXml(row, rowNumber, letters, (index) => formats?.[index]);
    if (rowNumber % rowsPerChunk) continue;
    yield piece;
    piece = '';
  }
  yield piece;
  yield '</sheetData></worksheet>';
}

/** Excel rejects these characters and an empty name. */
const sheetName = ({ name }: Sheet) =>
  escapeXml(
    name
      .replace(/[[\]:*?/\\']/g, ' ')
      .trim()
      .slice(0, maxSheetNameCharacters) || 'Sheet',
  );

/** The parts of the file that list and describe the sheets. */
function packageParts(sheets: readonly Sheet[]): [string, string][] {
  const types = sheets.map(
    (_sheet, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${contentType}.worksheet+xml"/>`,
  );
  const names = sheets.map(
    (sheet, index) =>
      `<sheet name="${sheetName(sheet)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const links = sheets.map(
    (_sheet, index) =>
      `<Relationship Id="rId${index + 1}" Type="${relationshipTypes}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const relations = (inside: string) =>
    `${declaration}<Relationships xmlns="${packageNamespace}/relationships">${inside}</Relationships>`;
  return [
    [
      '[Content_Types].xml',
      `${declaration}<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/>${types.join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      relations(
        `<Relationship Id="rId1" Type="${relationshipTypes}/officeDocument" Target="xl/workbook.xml"/>`,
      ),
    ],
    [
      'xl/workbook.xml',
      `${declaration}<workbook xmlns="${spreadsheetNamespace}" xmlns:r="${relationshipTypes}"><sheets>${names.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(
        `${links.join('')}<Relationship Id="rId${sheets.length + 1}" Type="${relationshipTypes}/styles" Target="styles.xml"/>`,
      ),
    ],
    ['xl/styles.xml', styles],
  ];
}

/** Creates an Excel file of the sheets, and yields while it writes, so that the page stays responsive. */
export async function xlsxFile(sheets: readonly Sheet[]): Promise<Blob> {
  const entries = [];
  for (const [path, text] of packageParts(sheets)) entries.push(await deflateText(path, [text]));
  for (const [index, sheet] of sheets.entries()) {
    entries.push(await deflateText(`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)));
  }
  return new Blob(zip(entries), { type: xlsxType });
}
