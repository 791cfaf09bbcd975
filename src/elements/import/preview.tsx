import { useState } from 'react';
import { label, useTranslation } from '@/i18n';
import type { AnyField } from '@/schema/field';
import { screenText, usePrivacy } from '@/stores/privacy';
import { Text } from '@/ui/layout/layout';
import { NumberText } from '@/values/cell/number-text';
import { fieldKind } from '@/values/fields';
import { Check } from './check';
import { isDoubtfulRow, isValidRow, type CheckedRow, type CheckedTable } from './check-rows';
import styles from './import.module.css';

/** The number of rows of an import that are shown; all rows are checked. */
const importPreviewRows = 100;

interface RowProps {
  row: CheckedRow;
  fields: readonly AnyField[];
  /** Why the row was rejected, after the import. */
  reason?: string;
}

/** What the file has in a cell. With privacy on a phone number is masked until it is clicked, as in a list. */
const CellText = ({ field, text = '' }: { field: AnyField; text?: string }) =>
  text && fieldKind(field).isPersonal ? (
    <NumberText text={text} />
  ) : (
    <span>{screenText(text)}</span>
  );

interface NoteProps {
  tone: 'error' | 'warning' | 'secondary';
  children: string;
}

const Note = ({ tone, children }: NoteProps) => (
  <Text tone={tone} className={styles.note}>
    {screenText(children)}
  </Text>
);

function PreviewRow({ row, fields, reason }: RowProps) {
  return (
    <tr data-wrong={!isValidRow(row) || reason !== undefined || undefined}>
      <th scope="row">{row.line}</th>
      {fields.map((field) => {
        const { key } = field;
        const problem = row.problems[key];
        const doubt = problem || reason !== undefined ? undefined : row.doubts[key];
        const note = problem ? undefined : row.notes[key];
        return (
          <td key={key} data-wrong={problem ? true : undefined}>
            <CellText field={field} text={row.texts[key]} />
            {problem && <Note tone="error">{problem}</Note>}
            {doubt && <Note tone="warning">{doubt}</Note>}
            {note && <Note tone="secondary">{note}</Note>}
          </td>
        );
      })}
      {reason !== undefined && (
        <td data-wrong>
          <Note tone="error">{reason}</Note>
        </td>
      )}
    </tr>
  );
}

interface PreviewProps {
  /** Name of the page, for labels. */
  name: string;
  table: CheckedTable;
  /** Reasons by line, set after the import; then only the rejected rows are shown. */
  reasons?: ReadonlyMap<number, string>;
}

/** The rows of the file; invalid cells show their errors. */
export function ImportPreview({ name, table, reasons }: PreviewProps) {
  const { t } = useTranslation();
  // Renders again when numbers are masked or shown.
  usePrivacy();
  const [onlyInvalid, setOnlyInvalid] = useState(false);
  const invalidRows = table.rows.filter((row) => !isValidRow(row) || isDoubtfulRow(row));
  const rejectedRows = reasons && table.rows.filter(({ line }) => reasons.has(line));
  const rows = rejectedRows ?? (onlyInvalid ? invalidRows : table.rows);
  return (
    <>
      {!reasons && invalidRows.length > 0 && (
        <Check checked={onlyInvalid} onChange={setOnlyInvalid}>
          {t('import.onlyWrong')}
        </Check>
      )}
      <section
        className={styles.box}
        aria-label={t('import.preview')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be reachable with the keyboard
        tabIndex={0}
      >
        <table className={`ui-table ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{t('import.line')}</th>
              {table.fields.map(({ key }) => (
                <th key={key} scope="col">
                  {label(name, 'fields', key)}
                </th>
              ))}
              {reasons && <th scope="col">{t('import.reason')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, importPreviewRows).map((row) => (
              <PreviewRow
                key={row.line}
                row={row}
                fields={table.fields}
                reason={reasons?.get(row.line)}
              />
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > importPreviewRows && (
        <Text as="p" tone="secondary" above={2} below={2}>
          {t('import.firstRows', { shown: importPreviewRows, total: rows.length })}
        </Text>
      )}
    </>
  );
}
