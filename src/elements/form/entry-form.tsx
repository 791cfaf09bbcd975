import { Form, type FormInstance, type FormRule } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formLabelPx } from '@/config/limits';
import type { AnyField } from '@/elements/crud/field-schema';
import { useIsMobile } from '@/elements/use-media';
import { label, t } from '@/i18n';
import { fieldControl } from './fields';
import styles from './form.module.css';

export type Values = Record<string, unknown>;

export interface EntryFormProps {
  /** `<locale file>.<section>` whose `fields` hold the labels. */
  name: string;
  fields: AnyField[];
  initial: Values;
  form: FormInstance<Values>;
  onDirty: () => void;
  /** Called with the values once all of them are valid. */
  onSubmit?: (values: Values) => void;
}

/** Forms of more fields than this stand in two columns. */
export const oneColumnUpTo = 8;

export const isText = ({ type = 'text' }: AnyField) => type === 'text' || type === 'textarea';

function rulesOf(field: AnyField, text: string, required: boolean): FormRule[] {
  const message = t('elements.form.required', { label: text });
  const checks = (field.rules ?? []).map((rule): FormRule => ({
    // Half a number is not a wrong one: what is being typed is judged when it is left.
    validateTrigger: 'onBlur',
    validator: (_rule, value: unknown) => {
      const key = rule(value);
      return key ? Promise.reject(new Error(t(`rules.${key}`))) : Promise.resolve();
    },
  }));
  if (!required) return checks;
  // Even `whitespace: false` would make antd refuse everything that is not text.
  return [{ required: true, message, ...(isText(field) && { whitespace: true }) }, ...checks];
}

interface EntryFieldProps {
  field: AnyField;
  name: string;
  form: FormInstance<Values>;
}

function EntryField({ field, name, form }: EntryFieldProps) {
  const { key, required } = field;
  const text = label(name, 'fields', key);
  // Only a field whose duty depends on others listens to them.
  const conditional = Form.useWatch(
    (values: Values) => typeof required === 'function' && required(values),
    { form, preserve: true },
  );
  const isRequired = typeof required === 'function' ? conditional === true : required === true;
  useEffect(() => {
    // A complaint goes with its rule; what the other rules say is asked again.
    if (!form.getFieldError(key).length) return;
    form.setFields([{ name: key, errors: [] }]);
    form.validateFields([key]).catch(() => undefined);
  }, [form, key, isRequired]);
  const trim = () => {
    const value: unknown = form.getFieldValue(key);
    if (typeof value === 'string' && value !== value.trim()) form.setFieldValue(key, value.trim());
  };
  return (
    <div
      className={field.wide ? styles.wide : undefined}
      // Before the field itself is told, so that the trimmed text is what is checked.
      onBlurCapture={isText(field) ? trim : undefined}
    >
      <Form.Item
        name={key}
        label={text}
        rules={rulesOf(field, text, isRequired)}
        validateTrigger={['onChange', 'onBlur']}
        validateFirst
      >
        {fieldControl(field, text)}
      </Form.Item>
    </div>
  );
}

/** A data-entry form from its fields: labels at the side on a desk, above on a phone. */
export function EntryForm({ name, fields, initial, form, onDirty, onSubmit }: EntryFormProps) {
  useTranslation();
  const mobile = useIsMobile();
  return (
    <Form<Values>
      name={name}
      form={form}
      initialValues={initial}
      layout={mobile ? 'vertical' : 'horizontal'}
      labelCol={mobile ? undefined : { flex: `0 0 ${formLabelPx}px` }}
      className={`${styles.form} ${fields.length > oneColumnUpTo ? styles.columns : ''}`}
      onValuesChange={onDirty}
      onFinish={onSubmit}
      scrollToFirstError={{ focus: true, block: 'center' }}
      colon={false}
      labelWrap
    >
      {fields.map((field) => (
        <EntryField key={field.key} field={field} name={name} form={form} />
      ))}
      {/* Enter in a text field saves, as in any form. */}
      <input type="submit" hidden />
    </Form>
  );
}
