import { label, t } from '@/i18n';
import type { AnyField } from '@/schema/field';
import type { FileContent, FileRow, FileSheet } from './file-sheet';
import { TableError } from './table-error';

/** The headings are searched in this number of rows: there may be a title above them. */
const importHeadRows = 10;

/** A field and the index of its column. */
export interface Column {
  field: AnyField;
  index: number;
}
/** A row of a sheet that is used as the heading. */
export interface Head {
  sheet: FileSheet;
  line: number;
  columns: Column[];
  /** Headings that match no field; their columns are ignored. */
  unknown: string[];
  /** Headings of hidden columns that match a field; they are ignored as well. */
  hidden: string[];
  /** The rows below the heading. */
  body: FileRow[];
}
interface Candidate extends Head {
  /** Why the row cannot be the heading. */
  problem: string | null;
}

/**
 * Makes headings equal that differ only in spelling: removes blanks, invisible characters, colons and the
 * asterisk with which templates mark required columns, and converts full-width characters to ASCII.
 */
const plainHeading = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}*:]/gu, '')
    .toLowerCase();
const remark = /[([\u3010\u3014].*?[)\]\u3011\u3015]/g;

/** Finds the field of a heading. A remark in brackets is ignored unless two labels differ only in their remark. */
function fieldFinder(name: string, fields: readonly AnyField[]) {
  const labels = fields.map(
    (field) => [plainHeading(label(name, 'fields', field.key)), field] as const,
  );
  const exact = new Map(labels);
  const withoutRemark = labels.map(
    ([text, field]) => [text.replaceAll(remark, ''), field] as const,
  );
  const short = new Map(
    withoutRemark.filter(
      ([text]) => withoutRemark.filter(([other]) => other === text).length === 1,
    ),
  );
  return (heading: string) => {
    const plain = plainHeading(heading);
    return exact.get(plain) ?? short.get(plain.replaceAll(remark, ''));
  };
}

const listOf = (names: string[]) => names.join(t('elements.filter.separator'));
const labelOf = (name: string, { key }: AnyField) => label(name, 'fields', key);

/** Matches a row of a sheet with the fields, as if it were the heading. */
function candidateOf(
  name: string,
  fields: readonly AnyField[],
  find: (heading: string) => AnyField | undefined,
  sheet: FileSheet,
  rowIndex: number,
): Candidate {
  const { line, cells = [] } = sheet.rows[rowIndex] ?? { line: 0 };
  const found = cells.map((text, index) => ({ text, index, field: find(text) }));
  const matched = found.flatMap(({ field, index }) => (field ? [{ field, index }] : []));
  const columns = matched.filter(({ index }) => !sheet.hiddenColumns.has(index));
  const hidden = matched
    .filter(({ index }) => sheet.hiddenColumns.has(index))
    .map(({ field }) => labelOf(name, field));
  const unknown = found.flatMap(({ text, index, field }) =>
    text && !field && !sheet.hiddenColumns.has(index) ? [text] : [],
  );
  const twice = columns.find(({ field }, index) =>
    columns.slice(0, index).some((one) => one.field === field),
  );
  const missing = fields
    .filter((field) => field.required === true && !columns.some((one) => one.field === field))
    .map((field) => labelOf(name, field));
  const isConcealed = missing.length > 0 && missing.every((text) => hidden.includes(text));
  const problems = [
    twice && t('import.twice', { heading: labelOf(name, twice.field) }),
    missing.length > 0 &&
      t(isConcealed ? 'import.missingHidden' : 'import.missing', {
        names: listOf(missing),
      }),
    columns.length === 0 && t('import.noColumns', { rows: importHeadRows }),
  ];
  const problem = problems.find((one) => one) || null;
  return { sheet, line, columns, unknown, hidden, problem, body: sheet.rows.slice(rowIndex + 1) };
}

/** The sheet and the row that were taken for the heading. */
export const headText = ({ sheet, line }: Pick<Head, 'sheet' | 'line'>) =>
  sheet.name ? t('import.headOfSheet', { sheet: sheet.name, line }) : t('import.head', { line });

const matches = ({ columns }: Candidate) => new Set(columns.map(({ field }) => field)).size;
const best = (candidates: readonly Candidate[]) =>
  candidates.reduce<Candidate | undefined>(
    (before, next) => (before && matches(before) >= matches(next) ? before : next),
    undefined,
  );

/**
 * Finds the first sheet with a heading among its first rows: there may be a title, an empty row or groups of columns
 * above it. Throws and names what is missing in the row that fits best.
 */
export function findHead(content: FileContent, name: string, fields: readonly AnyField[]): Head {
  const find = fieldFinder(name, fields);
  const candidates: Candidate[] = [];
  for (const sheet of content.sheets) {
    const rows = sheet.rows.filter(({ line }, index) => line <= importHeadRows || index === 0);
    const own = best(rows.map((_row, index) => candidateOf(name, fields, find, sheet, index)));
    if (own && !own.problem) return own;
    if (own) candidates.push(own);
  }
  const closest = best(candidates);
  if (!closest) throw new TableError(t('import.refused.empty'));
  if (!matches(closest)) throw new TableError(t('import.noColumns', { rows: importHeadRows }));
  throw new TableError(`${headText(closest)}${closest.problem}`);
}
