import { allSubstationsId } from '@/config/limits';
import { label, t } from '@/i18n';
import { formatTime } from '@/lib/time';
import type { AnyColumn } from '@/schema/column';
import { useSession } from '@/stores/session';
import { useSubstations } from '@/stores/substations';
import type { ConditionText } from './conditions-text';
import { csvFile } from './csv';
import { exportCell, sheetFormatOf } from './export-cells';
import { xlsxFile, type CellValue, type Sheet } from './xlsx';

export type ExportFormat = 'xlsx' | 'csv';

/** What a file contains in addition to its rows. */
interface ExportMetadata {
  /** The title of the list. */
  title: string;
  conditions: readonly ConditionText[];
  /** `key ascending` or `key descending`; null for a file whose rows have an order of their own. */
  sort?: string | null;
  /** What else the sheet says, before the conditions. */
  facts?: readonly (readonly [name: string, value: CellValue])[];
}

const pxPerCharacter = 8;
const maxColumnCharacters = 60;
/** The number of rows that determine the column widths. */
const measuredRows = 200;
/** The width of a text in characters; full-width characters count as two. */
const textWidth = (text: string) =>
  Array.from(text).reduce((sum, character) => sum + (character > '\u2e80' ? 2 : 1), 0);

function scopeText() {
  const { id, substationName } = useSubstations.getState().chosen;
  return String(id) === String(allSubstationsId) ? t('common.allSubstations') : substationName;
}

const sortText = (name: string, sort?: string) => {
  const [key, way] = sort?.split(' ') ?? [];
  if (!key) return t('export.noSort');
  return t(`elements.sorting.${way === 'descending' ? 'descending' : 'ascending'}`, {
    column: label(name, 'fields', key),
  });
};

/**
 * The sheet that says who exported the list, when, in which scope and with which conditions, and how many rows it has.
 */
function metadataSheet(
  name: string,
  { title, conditions, sort, facts = [] }: ExportMetadata,
  count: number,
): Sheet {
  const { name: fullName, userName, tenant, profile } = useSession.getState();
  const text = (key: string, values?: Record<string, string>) => t(`export.about.${key}`, values);
  const rows: CellValue[][] = [
    [text('list'), title],
    [
      text('who'),
      userName && userName !== fullName ? text('person', { name: fullName, userName }) : fullName,
    ],
    [text('when'), formatTime(new Date(), '{y}-{m}-{d} {h}:{i}:{s}')],
    [text('tenant'), profile?.shortName ?? tenant?.name ?? ''],
    [text('scope'), scopeText()],
    ...(sort === null ? [] : [[text('sort'), sortText(name, sort)]]),
    [text('rows'), count],
    ...facts.map((fact) => [...fact]),
    ...conditions.map((one) => [text('conditionOf', { label: one.label }), one.text]),
  ];
  if (!conditions.length) rows.push([text('condition'), t('elements.filter.unset')]);
  return {
    name: text('title'),
    widths: [24, maxColumnCharacters],
    head: [text('what'), text('value')],
    rows,
  };
}

/** Creates the cells of a row when the row is written, because creating all of them at once would block the page. */
function* mapLazily<Row>(rows: readonly Row[], cellsOf: (row: Row) => CellValue[]) {
  for (const row of rows) yield cellsOf(row);
}

/** The cells of a table. */
export interface Cells {
  head: string[];
  formats?: Sheet['formats'];
  rows: CellValue[][];
}

interface Table {
  head: string[];
  /** The widths of the columns in px, where they are known. */
  widths?: readonly (number | undefined)[];
  formats: Sheet['formats'];
  /** The first rows, which determine the other widths. */
  sample: readonly CellValue[][];
  rows: Iterable<CellValue[]>;
  count: number;
}

/** Creates the file of a table: an Excel file with a sheet of rows and a sheet of metadata, or a CSV file. */
async function tableFile(
  format: ExportFormat,
  name: string,
  { head, widths = [], formats, sample, rows, count }: Table,
  metadata: ExportMetadata,
): Promise<Blob> {
  if (format === 'csv') return csvFile(head, rows);
  const characters = head.map((title, index) => {
    const width = widths[index];
    const texts = [title, ...sample.map((row) => String(row[index]))];
    const longest = Math.max(...texts.map(textWidth)) + 2;
    const wide = width ? width / pxPerCharacter : longest;
    // A spreadsheet shows no number at all, and no date, where a text would be cut.
    return Math.min(formats?.[index] ? Math.max(wide, longest) : wide, maxColumnCharacters);
  });
  const list: Sheet = { name: metadata.title, widths: characters, head, formats, rows };
  return xlsxFile([list, metadataSheet(name, metadata, count)]);
}

/** Creates the file of a table whose cells are already there. */
export const buildTableFile = (
  format: ExportFormat,
  name: string,
  { head, formats, rows }: Cells,
  metadata: ExportMetadata,
): Promise<Blob> => {
  const sample = rows.slice(0, measuredRows);
  return tableFile(format, name, { head, formats, sample, rows, count: rows.length }, metadata);
};

/** Creates the file of a list. */
export function buildFile<Row>(
  format: ExportFormat,
  name: string,
  columns: readonly AnyColumn<Row>[],
  rows: readonly Row[],
  metadata: ExportMetadata,
): Promise<Blob> {
  const cellsOf = (row: Row) => columns.map((column) => exportCell(column, row));
  const table = {
    head: columns.map(({ key }) => label(name, 'fields', key)),
    widths: columns.map(({ width }) => width),
    formats: columns.map(sheetFormatOf),
    sample: rows.slice(0, measuredRows).map(cellsOf),
    rows: mapLazily(rows, cellsOf),
    count: rows.length,
  };
  return tableFile(format, name, table, metadata);
}
