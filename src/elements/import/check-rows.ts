import { importMaxRows } from '@/config/limits';
import { validateField } from '@/elements/form/field-rules';
import { isImportable, readValue } from '@/elements/spreadsheet/read-value';
import { label, t } from '@/i18n';
import { runInChunks, type Steps } from '@/lib/yielding';
import type { AnyField } from '@/schema/field';
import type { Known } from '@/values/field-kind';
import { unreadable, type FileContent } from './file-sheet';
import { findHead, headText, type Column, type Head } from './match-head';
import { TableError } from './table-error';

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
  /** Why the row may be in the list or in the file already, by key: it is imported only when the user says so. */
  doubts: Record<string, string>;
}
export interface CheckedTable {
  /** The fields for which the file has a column, in the order of the file. */
  fields: AnyField[];
  rows: CheckedRow[];
  /** What was read and what was not, in sentences. */
  remarks: string[];
}

export interface ImportForm {
  /** Name of the page, for labels. */
  name: string;
  fields: readonly AnyField[];
}

/** The error message that the form would show for a field; null when it is valid. */
export function validateValue(
  name: string,
  field: AnyField,
  values: ImportedValues,
): string | null {
  const { key, required } = field;
  const value = values[key];
  const isAbsent = value === undefined || (Array.isArray(value) && !value.length);
  if (isAbsent) {
    const isRequired = typeof required === 'function' ? required(values) : required;
    return isRequired ? t('elements.form.required', { label: label(name, 'fields', key) }) : null;
  }
  return validateField(field, value, values, name);
}

function checkRow(
  cells: readonly string[],
  line: number,
  columns: readonly Column[],
  { name, known }: { name: string; known: Known },
): CheckedRow {
  const row: CheckedRow = { line, texts: {}, values: {}, problems: {}, notes: {}, doubts: {} };
  for (const { field, index } of columns) {
    const text = cells[index] ?? '';
    const read = text.includes(unreadable)
      ? { problem: t('import.unreadable') }
      : readValue(field, text, known, label(name, 'fields', field.key));
    row.texts[field.key] = text;
    if ('problem' in read) row.problems[field.key] = read.problem;
    else if (read.value !== undefined) row.values[field.key] = read.value;
    if ('note' in read && read.note) row.notes[field.key] = read.note;
  }
  const fieldsToValidate = columns
    .map(({ field }) => field)
    .filter(({ key, visible }) => !row.problems[key] && (visible?.(row.values) ?? true));
  for (const field of fieldsToValidate) {
    const problem = validateValue(name, field, row.values);
    if (problem) row.problems[field.key] = problem;
  }
  return row;
}

function* checkRowSteps(
  { body, columns }: Head,
  form: { name: string; known: Known },
): Steps<CheckedRow[]> {
  const rows: CheckedRow[] = [];
  for (const { line, cells } of body) {
    rows.push(checkRow(cells, line, columns, form));
    yield;
  }
  return rows;
}

const listOf = (names: readonly string[]) => names.join(t('elements.filter.separator'));

/** Names the sheet and the heading that were read, and everything in the file that was not. */
function remarksOf(head: Head, { visibleSheets, hiddenSheets }: FileContent): string[] {
  const { name, hiddenRows } = head.sheet;
  const unread = [
    ['otherSheets', visibleSheets.filter((sheet) => sheet !== name)],
    ['hiddenSheets', hiddenSheets],
    ['hiddenColumns', head.hidden],
    ['ignored', head.unknown],
  ] as const;
  const named = unread.filter(([, names]) => names.length > 0);
  return [
    headText(head),
    ...(hiddenRows ? [t('import.hiddenRows', { count: hiddenRows })] : []),
    ...named.map(([key, names]) => t(`import.${key}`, { names: listOf(names) })),
  ];
}

/** Validates every row of a file as the form would. Throws `TableError` when the whole file is rejected. */
export async function checkTable(
  content: FileContent,
  { name, fields }: ImportForm,
  known: Known,
  signal?: AbortSignal,
): Promise<CheckedTable> {
  const head = findHead(content, name, fields.filter(isImportable));
  const { body, columns, sheet } = head;
  if (body.length > importMaxRows) {
    const counts = { count: body.length, max: importMaxRows };
    throw new TableError(t('import.tooMany', counts));
  }
  if (!body.length) {
    const reason = sheet.hiddenRows ? 'import.allHidden' : 'import.refused.empty';
    throw new TableError(t(reason, { count: sheet.hiddenRows }));
  }
  return {
    fields: columns.map(({ field }) => field),
    rows: await runInChunks(checkRowSteps(head, { name, known }), signal),
    remarks: remarksOf(head, content),
  };
}

export const isValidRow = ({ problems }: CheckedRow) => Object.keys(problems).length === 0;
export const isDoubtfulRow = (row: CheckedRow) =>
  isValidRow(row) && Object.keys(row.doubts).length > 0;
