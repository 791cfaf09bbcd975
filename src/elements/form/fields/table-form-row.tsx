import ArrowDownOutlined from '@ant-design/icons-svg/es/asn/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons-svg/es/asn/ArrowUpOutlined';
import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined';
import { TableRowContext, useFormFields } from '@/elements/control/form-context';
import { evaluateConditions, toInput } from '@/elements/form/form-values';
import type { CellError } from '@/elements/form/row-rules';
import { codeText } from '@/elements/text/plain-text';
import { label as labelOf, useTranslation } from '@/i18n';
import { trimText } from '@/lib/text';
import type { AnyField, Values } from '@/schema/field';
import { Form } from '@/ui/antd/form';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { fieldKind } from '@/values/fields';
import { FieldControl } from './fields';
import styles from './table-form.module.css';

/** Whether a column of a fixed table names its rows: a code that nobody can change is shown as text. */
export const namesRows = (field: AnyField, column: AnyField | undefined) =>
  field.fixed === true && column?.disabled === true && column.enum !== undefined;

export type MoveRow = (from: number, to: number) => void;

interface TableFormRowProps {
  field: AnyField;
  row: Values;
  rowKey: number | undefined;
  index: number;
  errors: CellError[];
  disabled?: boolean;
  onChange: (row: Values) => void;
  /** Missing when rows cannot be added, removed or moved. */
  change?: { move: MoveRow; remove: (index: number) => void; last: number };
}

function RowButtons({
  index,
  change,
}: {
  index: number;
  change: NonNullable<TableFormRowProps['change']>;
}) {
  const { t } = useTranslation();
  const actions = [
    {
      key: 'up',
      icon: ArrowUpOutlined,
      run: () => change.move(index, index - 1),
      disabled: index === 0,
    },
    {
      key: 'down',
      icon: ArrowDownOutlined,
      run: () => change.move(index, index + 1),
      disabled: index === change.last,
    },
    {
      key: 'remove',
      icon: DeleteOutlined,
      run: () => change.remove(index),
      disabled: false,
    },
  ];
  // Words take the room of one or two inputs in each row.
  return actions.map(({ key, icon, run, disabled }) => (
    <IconButton
      key={key}
      className={styles.change}
      disabled={disabled}
      title={t(`elements.form.rows.${key}`)}
      label={t('elements.form.rows.act', {
        action: t(`elements.form.rows.${key}`),
        row: index + 1,
      })}
      onClick={run}
    >
      <Icon icon={icon} />
    </IconButton>
  ));
}

/** One row of inputs; an invalid cell is marked and has its error as title. */
export function TableFormRow(props: TableFormRowProps) {
  const { field, row, rowKey, index, errors, disabled, onChange, change } = props;
  const { t } = useTranslation();
  const { name } = useFormFields();
  const columns = field.columns ?? [];
  const input = toInput(columns, row);
  const trim = (key: string) => {
    const value = row[key];
    if (typeof value === 'string' && value !== trimText(value))
      onChange({ ...row, [key]: trimText(value) });
  };
  return (
    <TableRowContext
      value={{ table: field.key, rowKey, row, update: (part) => onChange({ ...row, ...part }) }}
    >
      <tr>
        {!namesRows(field, columns[0]) && <th scope="row">{index + 1}</th>}
        {columns.map((column) => {
          const { key } = column;
          if (namesRows(field, column)) {
            return (
              <th key={key} scope="row" className={styles.name}>
                {codeText(row[key], column.enum)}
              </th>
            );
          }
          const text = labelOf(name, 'fields', key);
          const conditions = evaluateConditions(column, input);
          const error = errors.find((own) => own.key === key);
          return (
            <td
              key={key}
              data-label={text}
              data-required={conditions.required}
              title={error?.message}
              onBlur={fieldKind(column).isTrimmed ? () => trim(key) : undefined}
            >
              {conditions.visible && (
                // The cell needs its own status, because the status of the table is an error when any cell is invalid.
                <Form.Item noStyle validateStatus={error ? 'error' : 'success'}>
                  <FieldControl
                    field={column}
                    label={text}
                    aria-label={t('elements.form.rows.in', { label: text, row: index + 1 })}
                    disabled={disabled || conditions.disabled}
                    aria-invalid={error ? 'true' : undefined}
                    value={row[key]}
                    onChange={(value) => onChange({ ...row, [key]: value })}
                  />
                </Form.Item>
              )}
            </td>
          );
        })}
        {change && (
          <td className={styles.changes}>
            <RowButtons index={index} change={change} />
          </td>
        )}
      </tr>
    </TableRowContext>
  );
}
