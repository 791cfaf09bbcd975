import { useContext, useLayoutEffect, useState, type CSSProperties } from 'react';
import { onGroupBlur, type FieldProps } from '@/elements/control/control-props';
import { PendingUploadsContext, useFormFields } from '@/elements/control/form-context';
import { initialValues } from '@/elements/form/form-values';
import { cellUploads, validateRows } from '@/elements/form/row-rules';
import { label as labelOf, useTranslation } from '@/i18n';
import type { AnyField, Values } from '@/schema/field';
import { Form } from '@/ui/antd/form';
import { Button } from '@/ui/button';
import { Grid } from '@/ui/layout/layout';
import { fieldKind } from '@/values/fields';
import { namesRows, TableFormRow, type MoveRow } from './table-form-row';
import { useTablePaste } from './use-table-paste';
import styles from './table-form.module.css';

const isRow = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const defaultColumnPx = 128;
const numberPx = 40;
/** Three buttons of 32 px and the padding of the cell. */
const actionsPx = 104;
const columnPx = (column: AnyField) =>
  column.width ?? fieldKind(column).columnWidth ?? defaultColumnPx;

let lastKey = 0;
const nextKey = () => (lastKey += 1);

/**
 * Keys for rows, which have no ids: a key stays with its row when rows are added, removed or moved. Validation and the
 * uploads of cells identify rows by these keys.
 */
function useRowKeys(table: string, count: number) {
  const all = useContext(PendingUploadsContext);
  const [keys, setKeys] = useState<readonly number[]>([]);
  const missing = count - keys.length;
  const known =
    missing === 0
      ? keys
      : [...keys.slice(0, count), ...Array.from({ length: Math.max(0, missing) }, nextKey)];
  // Rows were set from outside, by a loaded record or a draft.
  if (missing !== 0) setKeys(known);
  const publishKeys = (next: readonly number[]) => all?.rowKeys.set(table, next);
  useLayoutEffect(() => {
    publishKeys(known);
  });
  return {
    keys: known,
    transfers: cellUploads(all, known),
    /** Call before onChange, because onChange validates the rows at once. */
    setKeys: (next: readonly number[]) => {
      publishKeys(next);
      setKeys(next);
    },
  };
}

/** Edits a list of objects as a table of inputs. The form shows the errors of all rows in one message. */
export function TableForm(props: FieldProps) {
  const { id, field, label, value, disabled, onChange, onBlur } = props;
  const { t } = useTranslation();
  const { name } = useFormFields();
  const { status } = Form.Item.useStatus();
  const { columns = [], fixed, max = Infinity } = field;
  const rows = Array.isArray(value) ? value.filter(isRow) : [];
  const { keys, transfers, setKeys } = useRowKeys(field.key, rows.length);
  const errors = status === 'error' ? validateRows(columns, rows, name, transfers) : [];

  const set = (next: Values[], nextKeys = keys) => {
    setKeys(nextKeys);
    onChange?.(next);
  };
  const add = () => set([...rows, initialValues(columns)], [...keys, nextKey()]);
  const remove = (index: number) => set(rows.toSpliced(index, 1), keys.toSpliced(index, 1));
  const move: MoveRow = (from, to) => {
    const [row, key] = [rows[from], keys[from]];
    if (!row || key === undefined || to < 0 || to >= rows.length) return;
    set(
      rows.toSpliced(from, 1).toSpliced(to, 0, row),
      keys.toSpliced(from, 1).toSpliced(to, 0, key),
    );
  };
  const canChange = !fixed && !disabled;
  const widthPx = columns.reduce(
    (sum, column) => sum + columnPx(column),
    numberPx + (canChange ? actionsPx : 0),
  );
  const isNamed = namesRows(field, columns[0]);
  const { onPaste, note } = useTablePaste({
    columns,
    rows,
    keys,
    max: canChange ? max : rows.length,
    firstCell: isNamed ? 0 : 1,
    onPaste: (next, own) => {
      const added = Array.from({ length: Math.max(0, next.length - own.length) }, nextKey);
      set(next, [...own, ...added]);
    },
  });
  return (
    <Grid
      gap={2}
      justify="start"
      shrink
      className={styles.box}
      id={id}
      tabIndex={-1}
      onBlur={onGroupBlur(onBlur)}
    >
      {rows.length > 0 && (
        <table
          className={styles.table}
          data-named={isNamed || undefined}
          style={isNamed ? undefined : ({ '--columns': `${widthPx}px` } as CSSProperties)}
          aria-label={label}
          onPasteCapture={onPaste}
        >
          {!isNamed && (
            <colgroup>
              <col style={{ width: numberPx }} />
              {columns.map((column) => (
                <col key={column.key} style={{ width: columnPx(column) }} />
              ))}
              {canChange && <col style={{ width: actionsPx }} />}
            </colgroup>
          )}
          <thead>
            <tr>
              {!isNamed && <th scope="col">{t('elements.form.rows.number')}</th>}
              {columns.map((column) => (
                <th key={column.key} scope="col" data-required={column.required === true}>
                  {labelOf(name, 'fields', column.key)}
                </th>
              ))}
              {canChange && <th scope="col">{t('elements.table.actions')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <TableFormRow
                key={keys[index]}
                field={field}
                row={row}
                rowKey={keys[index]}
                index={index}
                errors={errors.filter((error) => error.row === index + 1)}
                disabled={disabled}
                onChange={(next) => set(rows.with(index, next))}
                change={canChange ? { move, remove, last: rows.length - 1 } : undefined}
              />
            ))}
          </tbody>
        </table>
      )}
      {note}
      {canChange && (
        <Button disabled={rows.length >= max} onClick={add}>
          {t('elements.form.rows.add')}
        </Button>
      )}
    </Grid>
  );
}
