import { Form, type FormRule } from 'antd';
import { useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyField, Values } from '@/schema/field';
import { label, t } from '@/i18n';
import { complaint, disorder, isMissing, unsent } from '@/elements/form/field-rules';
import { FieldControl } from './fields';
import styles from './form.module.css';
import { FormTransfersContext, useFormOfFields } from '@/elements/control/form-context';
import {
  conditionsOf,
  endsOf,
  inputOf,
  isRange,
  isTrimmed,
  isTyped,
  typeOf,
  type Conditions,
} from '@/elements/form/form-values';
import { cellTransfers, rowErrors, rowsMessage } from '@/elements/form/row-rules';

const refuse = (message: string | null) =>
  message ? Promise.reject(new Error(message)) : Promise.resolve();

/** When the rules of a field are asked: rows only when the form is sent, for they grow as a whole. */
function triggersOf(field: AnyField) {
  if (typeOf(field) === 'rows') return 'onSubmit';
  const isDate = ['date', 'dateTime'].includes(typeOf(field));
  return isTyped(field) || isDate ? 'onBlur' : ['onChange', 'onBlur'];
}

interface ItemProps {
  field: AnyField;
  conditions: Conditions;
  text: string;
}
interface Judged extends ItemProps {
  /** The range whose upper end this is. */
  range?: AnyField;
}

/** The rules of a field for antd; they read the form at the moment they are asked. */
function useRules({ field, text, conditions, range }: Judged): FormRule[] {
  const form = Form.useFormInstance<Values>();
  const { name, fields, missing } = useFormOfFields();
  const all = useContext(FormTransfersContext);
  const transfers = () => all?.of.get(field.key) ?? [];
  if (conditions.disabled) return [];
  const input = () => inputOf(fields, form.getFieldsValue(true));
  const lacks = (value: unknown) => {
    if (!conditionsOf(field, input()).required || !isMissing(field, value)) return false;
    if (transfers().length) return false;
    // Of two ends without an answer only the first says so.
    return !range || !isMissing(field, form.getFieldValue(endsOf(range)[0]));
  };
  const broken = (value: unknown) => {
    // More files belong to it, which the next judgement knows.
    if (transfers().length) return null;
    if (field.columns) {
      const rows = Array.isArray(value) ? value : [];
      const files = cellTransfers(all, all?.rows.get(field.key));
      const cells = rowsMessage(rowErrors(field.columns, rows, name, files));
      if (cells) return cells;
    }
    return (
      complaint(field, value, input(), name) ?? (range ? disorder(range, input(), name) : null)
    );
  };
  return [
    { validateTrigger: 'onSubmit', validator: () => refuse(unsent(transfers())) },
    { validator: (_rule, value: unknown) => refuse(lacks(value) ? missing(field, text) : null) },
    {
      validateTrigger: triggersOf(field),
      validator: (_rule, value: unknown) => refuse(broken(value)),
    },
  ];
}

/** Conditions as they are now; draws the field again when one of them changes. */
function useConditions(field: AnyField): Conditions {
  const form = Form.useFormInstance<Values>();
  const { fields } = useFormOfFields();
  const now = (values: Values) => conditionsOf(field, inputOf(fields, values));
  Form.useWatch((values: Values) => JSON.stringify(now(values)), { form, preserve: true });
  return now(form.getFieldsValue(true));
}

const triggers = ['onChange', 'onBlur'];

function SingleItem({ field, conditions, text }: ItemProps) {
  const { t } = useTranslation();
  const rules = useRules({ field, text, conditions });
  return (
    <Form.Item
      name={field.key}
      label={text}
      required={conditions.required}
      extra={field.hint && t(field.hint)}
      rules={rules}
      validateTrigger={triggers}
      validateFirst
    >
      <FieldControl field={field} label={text} disabled={conditions.disabled} />
    </Form.Item>
  );
}

const endTypes = { numberRange: 'number', dateRange: 'date', dateTimeRange: 'dateTime' } as const;

/** One end of a range as a field of its own. */
function endOf(field: AnyField): AnyField {
  const type = typeOf(field);
  if (type !== 'numberRange' && type !== 'dateRange' && type !== 'dateTimeRange') return field;
  return { ...field, type: endTypes[type] };
}

function RangeItem({ field, conditions, text }: ItemProps) {
  const { t } = useTranslation();
  const [lower, upper] = endsOf(field);
  const end = endOf(field);
  const judged = { field: end, text, conditions };
  const lowerRules = useRules(judged);
  const upperRules = useRules({ ...judged, range: field });
  const words = typeOf(field) === 'numberRange' ? ['least', 'most'] : ['begin', 'end'];
  const parts = words.map((word) => t(`elements.form.range.${word}`));
  const labels = parts.map((part) => t('elements.form.range.part', { label: text, part }));
  const item = { noStyle: true, validateTrigger: triggers, validateFirst: true };
  return (
    <Form.Item label={text} required={conditions.required} extra={field.hint && t(field.hint)}>
      <fieldset className={styles.range} aria-label={text} data-of={typeOf(field)}>
        <Form.Item {...item} name={lower} rules={lowerRules}>
          <FieldControl
            field={end}
            label={text}
            aria-label={labels[0]}
            placeholder={parts[0]}
            disabled={conditions.disabled}
          />
        </Form.Item>
        <span aria-hidden="true">~</span>
        <Form.Item {...item} name={upper} rules={upperRules} dependencies={[lower]}>
          <FieldControl
            field={end}
            label={text}
            aria-label={labels[1]}
            placeholder={parts[1]}
            disabled={conditions.disabled}
          />
        </Form.Item>
      </fieldset>
    </Form.Item>
  );
}

/** A field with its label, its rules and what is wrong with it; nothing while its condition does not hold. */
export function EntryField({ field }: { field: AnyField }): ReactNode {
  const form = Form.useFormInstance<Values>();
  const { name } = useFormOfFields();
  const conditions = useConditions(field);
  if (!conditions.visible) return null;
  const trim = () => {
    const value: unknown = form.getFieldValue(field.key);
    if (typeof value === 'string' && value !== value.trim()) {
      form.setFieldValue(field.key, value.trim());
    }
  };
  const Item = isRange(field) ? RangeItem : SingleItem;
  return (
    <div
      className={field.wide ? styles.wide : undefined}
      // Before the field itself is told, so that the trimmed text is what is checked.
      onBlurCapture={isTrimmed(field) ? trim : undefined}
    >
      <Item field={field} conditions={conditions} text={label(name, 'fields', field.key)} />
    </div>
  );
}

/** The usual sentence of a required field. */
export const requiredText = (_field: AnyField, text: string) =>
  t('elements.form.required', { label: text });
