import { allSubstationsId } from '@/config/limits';
import { label, t } from '@/i18n';
import { formatTime } from '@/lib/time';
import type { AnyColumn } from '@/schema/column';
import { useSession } from '@/stores/session';
import { useSubstations } from '@/stores/substations';
import type { ConditionText } from './conditions-text';
import { csvFile } from './csv';
import { exportCell } from './export-cells';
import { xlsxFile, type CellValue, type Sheet } from './xlsx';

export type ExportFormat = 'xlsx' | 'csv';

/** What a file contains in addition to its rows. */
interface ExportMetadata {
  /** The title of the list. */
  title: string;
  conditions: readonly ConditionText[];
  /** `key ascending` or `key descending`. */
  sort?: string;
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
  { title, conditions, sort }: ExportMetadata,
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
    [text('sort'), sortText(name, sort)],
    [text('rows'), count],
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

/** Creates the file: an Excel file with a sheet of rows and a sheet of metadata, or a CSV file. */
export async function buildFile<Row>(
  format: ExportFormat,
  name: string,
  columns: readonly AnyColumn<Row>[],
  rows: readonly Row[],
  metadata: ExportMetadata,
): Promise<Blob> {
  const head = columns.map(({ key }) => label(name, 'fields', key));
  const cellsOf = (row: Row) => columns.map((column) => exportCell(column, row));
  if (format === 'csv') return csvFile(head, mapLazily(rows, cellsOf));
  const sample = rows.slice(0, measuredRows).map(cellsOf);
  const widths = columns.map(({ width }, index) => {
    const texts = [head[index] ?? '', ...sample.map((row) => String(row[index]))];
    const longest = Math.max(...texts.map(textWidth)) + 2;
    return Math.min(width ? width / pxPerCharacter : longest, maxColumnCharacters);
  });
  const list: Sheet = { name: metadata.title, widths, head, rows: mapLazily(rows, cellsOf) };
  return xlsxFile([list, metadataSheet(name, metadata, rows.length)]);
}
