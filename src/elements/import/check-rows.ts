import type { CellReader } from '@/schema/crud';
import { importMaxRows } from '@/config/limits';
import type { AnyField } from '@/schema/field';
import { validateField } from '@/elements/form/field-rules';
import { label, t } from '@/i18n';
import { isImportable, readValue } from './read-value';
import { trimText } from '@/lib/text';

export type ImportedValues = Record<string, unknown>;

export interface CheckedRow {
  /** The row number in the spreadsheet, which counts the heading. */
  line: number;
  /** The texts in the file, by key. */
  texts: Record<string, string>;
  values: ImportedValues;
  /** Error messages by key. */
  problems: Record<string, string>;
  /** What was left out of a text that is taken nevertheless, by key. */
  notes: Record<string, string>;
}
export interface CheckedTable {
  /** The fields for which the file has a column, in the order of the file. */
  fields: AnyField[];
  /** Headings that match no field; their columns are ignored. */
  unknown: string[];
  rows: CheckedRow[];
}

export interface ImportForm {
  /** Name of the page, for labels. */
  name: string;
  fields: readonly AnyField[];
  /** Readers by key, for fields whose value must be looked up, e.g. a record by its name. */
  readers: Readonly<Record<string, CellReader>>;
}

/** Rejects a whole table; the message is shown to the user. */
export class TableError extends Error {}

/** Removes the asterisk, of normal or full width, with which templates mark required columns. */
const normalizeHeading = (text: string) => trimText(text.replace(/[*\uff0a]/g, ''));

/** The fields that can be imported. */
const importFields = ({ fields, readers }: ImportForm) =>
  fields.filter((field) => isImportable(field) || readers[field.key]);

/** Matches the headings to fields. */
function matchHead(head: readonly string[], form: ImportForm) {
  const fields = importFields(form);
  const named = new Map(fields.map((field) => [label(form.name, 'fields', field.key), field]));
  const headings = head.map(normalizeHeading);
  const duplicate = headings.find(
    (text, index) => named.has(text) && headings.indexOf(text) !== index,
  );
  if (duplicate) throw new TableError(t('elements.import.twice', { heading: duplicate }));
  const missing = [...named].filter(
    ([text, { required }]) => required === true && !headings.includes(text),
  );
  if (missing.length) {
    const names = missing.map(([text]) => text).join(t('elements.filter.separator'));
    throw new TableError(t('elements.import.missing', { names }));
  }
  const columns = headings.flatMap((text, index) => {
    const field = named.get(text);
    return field ? [{ field, index }] : [];
  });
  if (!columns.length) throw new TableError(t('elements.import.noColumns'));
  return { columns, unknown: headings.filter((text) => text && !named.has(text)) };
}

/** The error message that the form would show for a field; null when it is valid. */
function validateValue(name: string, field: AnyField, values: ImportedValues): string | null {
  const { key, required } = field;
  const value = values[key];
  const isAbsent = value === undefined || (Array.isArray(value) && !value.length);
  if (isAbsent) {
    const isRequired = typeof required === 'function' ? required(values) : required;
    return isRequired ? t('elements.form.required', { label: label(name, 'fields', key) }) : null;
  }
  return validateField(field, value, values, name);
}

interface Column {
  field: AnyField;
  index: number;
}

async function checkRow(
  cells: readonly string[],
  line: number,
  columns: readonly Column[],
  form: ImportForm,
): Promise<CheckedRow> {
  const row: CheckedRow = { line, texts: {}, values: {}, problems: {}, notes: {} };
  for (const { field, index } of columns) {
    const text = cells[index] ?? '';
    const read = await readValue(field, text, form.readers[field.key]);
    row.texts[field.key] = text;
    if ('problem' in read) row.problems[field.key] = read.problem;
    else if (read.value !== undefined) row.values[field.key] = read.value;
    if ('note' in read && read.note) row.notes[field.key] = read.note;
  }
  const fieldsToValidate = columns
    .map(({ field }) => field)
    .filter(({ key, visible }) => !row.problems[key] && (visible?.(row.values) ?? true));
  for (const field of fieldsToValidate) {
    const problem = validateValue(form.name, field, row.values);
    if (problem) row.problems[field.key] = problem;
  }
  return row;
}

/** Validates every row of a table as the form would. Throws `TableError` when the whole table is rejected. */
export async function checkTable(
  [head = [], ...body]: readonly (readonly string[])[],
  form: ImportForm,
): Promise<CheckedTable> {
  const { columns, unknown } = matchHead(head, form);
  const filled = body
    .map((cells, index) => ({ cells, line: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length > importMaxRows) {
    const counts = { count: filled.length, most: importMaxRows };
    throw new TableError(t('elements.import.tooMany', counts));
  }
  const rows: CheckedRow[] = [];
  for (const { cells, line } of filled) rows.push(await checkRow(cells, line, columns, form));
  return { fields: columns.map(({ field }) => field), unknown, rows };
}

export const isValidRow = ({ problems }: CheckedRow) => Object.keys(problems).length === 0;
