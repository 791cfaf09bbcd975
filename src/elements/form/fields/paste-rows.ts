import { evaluateConditions, initialValues, toInput } from '@/elements/form/form-values';
import { pastedBlock } from '@/elements/spreadsheet/pasted-block';
import { isImportable, readValue } from '@/elements/spreadsheet/read-value';
import { label as labelOf, t } from '@/i18n';
import { trimText } from '@/lib/text';
import type { AnyField, Values } from '@/schema/field';
import type { Known } from '@/values/field-kind';

/** How many cells that stay as they are the remarks name. */
const namedCells = 5;

interface TablePaste {
  /** The whole table afterwards. */
  rows: Values[];
  /** What was pasted and what was not, in sentences. */
  remarks: string[];
}

interface PasteOptions {
  /** `<locale file>.<section>` of the labels. */
  name: string;
  columns: AnyField[];
  rows: readonly Values[];
  /** The number of rows that the table may have. */
  max: number;
  text: string;
  /** The cell that the first pasted one goes to. */
  from: { row: number; column: number };
  known: Known;
}

/** Why the text of a cell does not become the value of its field; undefined after it has become the value. */
function pasteCell(
  row: Values,
  text: string,
  field: AnyField,
  { name, columns, known }: PasteOptions,
): string | undefined {
  const { visible, disabled } = evaluateConditions(field, toInput(columns, row));
  if (!visible || disabled || !isImportable(field)) return t('range.form.locked');
  const read = readValue(field, trimText(text), known, labelOf(name, 'fields', field.key));
  if ('problem' in read) return read.problem;
  row[field.key] = read.value ?? initialValues([field])[field.key];
  return undefined;
}

/**
 * Pastes a block of a spreadsheet into the rows of a form. A cell whose text is no value of its field, or that cannot
 * be edited, stays as it is and is named. Rules are left to the form, which names what breaks them before it saves.
 */
export function pasteRows(options: PasteOptions): TablePaste {
  const { name, columns, rows, max, text, from } = options;
  const fields = columns.slice(from.column);
  const labels = fields.map(({ key }) => labelOf(name, 'fields', key));
  const { texts, hasHead } = pastedBlock({ text, labels, rowCount: 1, columnCount: 1 });
  const next = [...rows];
  const left: string[] = [];
  let count = 0;
  for (const [line, cells] of texts.slice(0, Math.max(0, max - from.row)).entries()) {
    const index = from.row + line;
    const row = { ...(next[index] ?? initialValues(columns)) };
    for (const [column, field] of fields.entries()) {
      const cell = cells[column];
      if (cell === undefined) continue;
      const message = pasteCell(row, cell, field, options);
      if (message === undefined) count += 1;
      else {
        const named = t('elements.form.rows.cell', { label: labels[column], message });
        left.push(t('elements.form.rows.row', { row: index + 1, message: named }));
      }
    }
    next[index] = row;
  }
  const counts = {
    added: next.length - rows.length,
    excessRows: from.row + texts.length - max,
    excessColumns: (texts[0]?.length ?? 0) - fields.length,
    left: left.length,
  };
  const cells = left.slice(0, namedCells).join(t('elements.form.rows.and'));
  return {
    rows: next,
    remarks: [
      t('range.form.pasted', { count }),
      ...(hasHead ? [t('range.change.hasHead')] : []),
      ...Object.entries(counts)
        .filter(([, many]) => many > 0)
        .map(([key, many]) => t(`range.form.${key}`, { count: many, cells })),
    ],
  };
}
