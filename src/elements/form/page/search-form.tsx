import { useId } from 'react';
import { FormFieldsContext } from '@/elements/control/form-context';
import { EntryField } from '@/elements/form/fields/entry-field';
import { revalidateDependents, SubmitOnEnter } from '@/elements/form/fields/entry-form';
import { collectInput, isTyped } from '@/elements/form/form-values';
import { t, useTranslation } from '@/i18n';
import { isEmpty } from '@/lib/url/query-string';
import type { AnyField, Values } from '@/schema/field';
import { Form } from '@/ui/antd/form';
import { Button } from '@/ui/button';
import { Row } from '@/ui/layout/layout';
import { useIsMobile } from '@/ui/use-media';
import styles from './search-form.module.css';
import formStyles from '@/elements/form/fields/form.module.css';

export const searchLabelPx = 100;
export const searchControlPx = 180;

interface SearchFormProps {
  /** `<locale file>.<section>`; its `fields` are the labels. */
  name: string;
  fields: AnyField[];
  /** Called with trimmed values, without empty ones, when all are valid. */
  onSearch: (values: Values) => void;
  busy?: boolean;
}

const requiredMessage = (field: AnyField, label: string) =>
  t(`elements.form.search.${isTyped(field) ? 'enter' : 'choose'}`, { label });

const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));

/** Search fields above a table; they wrap when the row is full. */
export function SearchForm({ name, fields, onSearch, busy }: SearchFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Values>();
  const mobile = useIsMobile();
  const id = useId();
  const search = () =>
    form.validateFields().then(
      () => onSearch(withoutEmpty(collectInput(form.getFieldsValue(true), fields, {}))),
      // antd shows the errors below the fields.
      () => undefined,
    );
  const reset = () => {
    form.resetFields();
    void search();
  };
  return (
    <FormFieldsContext value={{ name, fields, requiredMessage }}>
      <search>
        <Form<Values>
          name={`${name}${id}`}
          form={form}
          className={`${formStyles.form} ${styles.form}`}
          layout={mobile ? 'vertical' : 'horizontal'}
          labelCol={mobile ? undefined : { flex: `0 0 ${searchLabelPx}px` }}
          wrapperCol={mobile ? undefined : { flex: `0 0 ${searchControlPx}px` }}
          onValuesChange={(changed: Values) =>
            revalidateDependents(form, fields, Object.keys(changed))
          }
          colon={false}
          labelWrap
        >
          {fields.map((field) => (
            <EntryField key={field.key} field={field} />
          ))}
          <SubmitOnEnter onEnter={() => void search()} />
          <Row gap={2} align="stretch" spread below={4}>
            <Button variant="primary" busy={busy} onClick={() => void search()}>
              {t('actions.query')}
            </Button>
            <Button onClick={reset}>{t('actions.reset')}</Button>
          </Row>
        </Form>
      </search>
    </FormFieldsContext>
  );
}
