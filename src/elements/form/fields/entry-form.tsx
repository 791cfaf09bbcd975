import { Form, type FormInstance } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formLabelPx } from '@/config/limits';
import type { AnyField, Values } from '@/schema/field';
import { useIsMobile } from '@/ui/use-media';
import { EntryField, requiredMessage } from './entry-field';
import {
  FormFieldsContext,
  PendingUploadsContext,
  PendingWorkContext,
} from '@/elements/control/form-context';
import { dependsOnForm, typeOf } from '@/elements/form/form-values';
import styles from './form.module.css';
import type { FormState } from '@/elements/form/use-form';

/** Forms of more fields than this stand in two columns. */
export const oneColumnUpTo = 8;

/** Fields below each other, in two columns on a desk when they are many. */
export function EntryFields({ fields }: { fields: AnyField[] }) {
  return (
    <div className={fields.length > oneColumnUpTo ? styles.columns : styles.single}>
      {fields.map((field) => (
        <EntryField key={field.key} field={field} />
      ))}
    </div>
  );
}

/** Complaints that another field's value may have settled are asked again. */
export function revalidateDependents(
  form: FormInstance<Values>,
  fields: AnyField[],
  changed: string[],
) {
  const names = fields
    .filter((field) => {
      // Rows are judged as a whole, so a cell that was mended must be seen to be.
      return changed.includes(field.key) ? typeOf(field) === 'rows' : dependsOnForm(field);
    })
    // Leaving a field for another one asks it again, and its complaint is away until it has answered.
    .filter(({ key }) => form.getFieldError(key).length > 0 || form.isFieldValidating(key))
    .map(({ key }) => key);
  if (!names.length) return;
  // After the field itself has asked what is asked at every change, and let go of everything else.
  queueMicrotask(() => form.validateFields(names).catch(() => undefined));
}

/** What a browser presses for Enter in a text field; antd's own submit would not wait for what is on its way. */
export const SubmitOnEnter = ({ onEnter }: { onEnter: () => void }) => (
  <input
    type="submit"
    hidden
    onClick={(event) => {
      event.preventDefault();
      onEnter();
    }}
  />
);

interface EntryFormProps {
  /** `<locale file>.<section>` whose `fields` hold the labels. */
  name: string;
  state: FormState;
  onChange?: () => void;
  /** What Enter in a text field does; it saves, as in any form. */
  onEnter?: () => void;
  /** The fields in an order and with headings of one's own. */
  children?: ReactNode;
}

/** A data-entry form from its fields: labels at the side on a desk, above on a phone. */
export function EntryForm({ name, state, onChange, onEnter, children }: EntryFormProps) {
  const { form, fields, initial } = state;
  useTranslation();
  const mobile = useIsMobile();
  const id = useId();
  return (
    <FormFieldsContext value={{ name, fields, requiredMessage }}>
      <PendingWorkContext value={state.addWork}>
        <PendingUploadsContext value={state.pendingUploads}>
          {/* What is being sent must not change under it. */}
          <div inert={state.state === 'saving'}>
            <Form<Values>
              // Two forms of one kind may stand in two tabs, and ids are made of this.
              name={`${name}${id}`}
              form={form}
              initialValues={initial}
              layout={mobile ? 'vertical' : 'horizontal'}
              labelCol={mobile ? undefined : { flex: `0 0 ${formLabelPx}px` }}
              className={styles.form}
              onValuesChange={(changed: Values) => {
                state.markDirty(true);
                onChange?.();
                revalidateDependents(form, fields, Object.keys(changed));
              }}
              colon={false}
              labelWrap
            >
              {children ?? <EntryFields fields={fields} />}
              <SubmitOnEnter onEnter={onEnter ?? state.save} />
            </Form>
          </div>
        </PendingUploadsContext>
      </PendingWorkContext>
    </FormFieldsContext>
  );
}
