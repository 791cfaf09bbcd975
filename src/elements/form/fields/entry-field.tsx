import type { FormRule } from 'antd';
import { useContext, type ReactNode } from 'react';
import type { FieldProps } from '@/elements/control/control-props';
import { PendingUploadsContext, useFormFields } from '@/elements/control/form-context';
import {
  validateField,
  validateLength,
  validateRange,
  isMissing,
  failedUploadsMessage,
} from '@/elements/form/field-rules';
import {
  evaluateConditions,
  rangeNames,
  toInput,
  endsOf,
  validatesOnBlur,
  type Conditions,
} from '@/elements/form/form-values';
import { cellUploads, validateRows, rowsMessage } from '@/elements/form/row-rules';
import { label, t, useTranslation } from '@/i18n';
import { afterPress } from '@/lib/dom';
import { trimText } from '@/lib/text';
import type { AnyField, Values } from '@/schema/field';
import { Form } from '@/ui/antd/form';
import { Row } from '@/ui/layout/layout';
import { fieldKind } from '@/values/fields';
import { DuplicateNote } from './duplicate-note';
import { FieldControl } from './fields';
import styles from './form.module.css';

const triggers = ['onChange', 'onBlur'];

const toValidation = (message: string | null) =>
  message ? Promise.reject(new Error(message)) : Promise.resolve();

interface ItemProps {
  field: AnyField;
  conditions: Conditions;
  text: string;
}
type Ends = NonNullable<ReturnType<typeof endsOf>>;
interface RuleOptions extends ItemProps {
  /** Set for the upper end of a range. */
  range?: { field: AnyField; order: string };
}

/** The rules of a field for antd. They read the current form values when they run. */
function useRules({ field, text, conditions, range }: RuleOptions): FormRule[] {
  const form = Form.useFormInstance<Values>();
  const { name, fields, requiredMessage } = useFormFields();
  const all = useContext(PendingUploadsContext);
  const pendingUploads = () => all?.byField.get(field.key) ?? [];
  if (conditions.disabled) return [];
  const input = () => toInput(fields, form.getFieldsValue(true));
  const isMissingValue = (value: unknown) => {
    if (!evaluateConditions(field, input()).required || !isMissing(field, value)) return false;
    if (pendingUploads().length) return false;
    // When both ends are empty, only the lower one shows the error.
    return !range || !isMissing(field, form.getFieldValue(rangeNames(range.field)[0]));
  };
  const errorOf = (value: unknown) => {
    // The value will change when the pending uploads finish, and is validated again then.
    if (pendingUploads().length) return null;
    if (field.columns) {
      const rows = Array.isArray(value) ? value : [];
      const files = cellUploads(all, all?.rowKeys.get(field.key));
      const cells = rowsMessage(validateRows(field.columns, rows, name, files));
      if (cells) return cells;
    }
    return (
      validateField(field, value, input(), name) ??
      (range ? validateRange(range.field, range.order, input(), name) : null)
    );
  };
  return [
    {
      validateTrigger: 'onSubmit',
      validator: () => toValidation(failedUploadsMessage(pendingUploads())),
    },
    {
      validator: (_rule, value: unknown) =>
        toValidation(isMissingValue(value) ? requiredMessage(field, text) : null),
    },
    { validator: (_rule, value: unknown) => toValidation(validateLength(field, value, name)) },
    {
      validateTrigger: validatesOnBlur(field) ? 'onBlur' : triggers,
      validator: (_rule, value: unknown) => toValidation(errorOf(value)),
    },
  ];
}

/** The current conditions of a field; renders again when one of them changes. */
function useConditions(field: AnyField): Conditions {
  const form = Form.useFormInstance<Values>();
  const { fields } = useFormFields();
  const now = (values: Values) => evaluateConditions(field, toInput(fields, values));
  Form.useWatch((values: Values) => JSON.stringify(now(values)), { form, preserve: true });
  return now(form.getFieldsValue(true));
}

/** Validates on blur only after the pointer is released: an error message would move the button being pressed. */
const Control = ({ onBlur, ...props }: FieldProps) => (
  <FieldControl {...props} onBlur={onBlur && (() => afterPress(onBlur))} />
);

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
      <Control field={field} label={text} disabled={conditions.disabled} />
    </Form.Item>
  );
}

function RangeItem({ field, conditions, text, ends }: ItemProps & { ends: Ends }) {
  const { t } = useTranslation();
  const [lower, upper] = rangeNames(field);
  const { field: end, names, order } = ends;
  const ruleOptions = { field: end, text, conditions };
  const lowerRules = useRules(ruleOptions);
  const upperRules = useRules({ ...ruleOptions, range: { field, order } });
  const parts = names.map((key) => t(`elements.form.range.${key}`));
  const labels = parts.map((part) => t('elements.form.range.part', { label: text, part }));
  const item = { noStyle: true, validateTrigger: triggers, validateFirst: true };
  return (
    <Form.Item label={text} required={conditions.required} extra={field.hint && t(field.hint)}>
      <Row as="fieldset" gap={2} className={styles.range} aria-label={text} data-of={field.of}>
        <Form.Item {...item} name={lower} rules={lowerRules}>
          <Control
            field={end}
            label={text}
            aria-label={labels[0]}
            placeholder={parts[0]}
            disabled={conditions.disabled}
          />
        </Form.Item>
        <span aria-hidden="true">~</span>
        <Form.Item {...item} name={upper} rules={upperRules} dependencies={[lower]}>
          <Control
            field={end}
            label={text}
            aria-label={labels[1]}
            placeholder={parts[1]}
            isEnd
            disabled={conditions.disabled}
          />
        </Form.Item>
      </Row>
    </Form.Item>
  );
}

/** Whether a field is as wide as its form. In a fixed table the rows have names, and are short. */
export const isWide = ({ wide, columns, fixed }: AnyField) =>
  wide ?? (columns !== undefined && !fixed);

/** A form item: label, control and error. Renders nothing while the field is not visible. */
export function EntryField({ field }: { field: AnyField }): ReactNode {
  const form = Form.useFormInstance<Values>();
  const { name } = useFormFields();
  const conditions = useConditions(field);
  if (!conditions.visible) return null;
  const trim = () => {
    const value: unknown = form.getFieldValue(field.key);
    if (typeof value === 'string' && value !== trimText(value)) {
      form.setFieldValue(field.key, trimText(value));
    }
  };
  const props = { field, conditions, text: label(name, 'fields', field.key) };
  const ends = endsOf(field);
  const item = ends ? <RangeItem {...props} ends={ends} /> : <SingleItem {...props} />;
  return (
    <div
      className={isWide(field) ? styles.wide : undefined}
      // In the capture phase, before the blur event validates the field, so that the trimmed text is validated.
      onBlurCapture={fieldKind(field).isTrimmed ? trim : undefined}
    >
      {field.duplicates ? (
        <DuplicateNote fieldKey={field.key} find={field.duplicates.find}>
          {item}
        </DuplicateNote>
      ) : (
        item
      )}
    </div>
  );
}

/** The default message of an empty required field. */
export const requiredMessage = (_field: AnyField, text: string) =>
  t('elements.form.required', { label: text });
