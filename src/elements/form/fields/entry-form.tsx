import type { FormInstance } from 'antd';
import { useId, type ReactNode } from 'react';
import {
  FormFieldsContext,
  PendingUploadsContext,
  PendingWorkContext,
} from '@/elements/control/form-context';
import { dependsOnForm } from '@/elements/form/form-values';
import type { FormState } from '@/elements/form/use-form';
import { useTranslation } from '@/i18n';
import type { AnyField, Values } from '@/schema/field';
import { Form } from '@/ui/antd/form';
import { useIsMobile } from '@/ui/use-media';
import { EntryField, isWide, requiredMessage } from './entry-field';
import styles from './form.module.css';

/** Forms with more fields have two columns. */
export const maxSingleColumnFields = 8;

/** Whether no part of a form is wider than a single column of fields. */
export const isNarrow = (parts: { fields: AnyField[] }[]) =>
  parts.every(({ fields }) => fields.length <= maxSingleColumnFields && !fields.some(isWide));

/** Fields in one column, or in two on a desktop when there are many. */
export function EntryFields({ fields }: { fields: AnyField[] }) {
  return (
    <div className={fields.length > maxSingleColumnFields ? styles.columns : styles.single}>
      {fields.map((field) => (
        <EntryField key={field.key} field={field} />
      ))}
    </div>
  );
}

/** Validates those fields again whose errors may depend on the changed fields. */
export function revalidateDependents(
  form: FormInstance<Values>,
  fields: AnyField[],
  changed: string[],
) {
  const names = fields
    .filter((field) => {
      // A table is validated as a whole, so a change of one cell must clear the error of that cell.
      return changed.includes(field.key) ? field.columns : dependsOnForm(field);
    })
    // A field that is just being validated shows no error for the moment but may have had one.
    .filter(({ key }) => form.getFieldError(key).length > 0 || form.isFieldValidating(key))
    .map(({ key }) => key);
  if (!names.length) return;
  // Afterwards, because the changed field first runs its own rules and drops its other errors.
  queueMicrotask(() => form.validateFields(names).catch(() => undefined));
}

/** The submit button that browsers click on Enter in an input. antd's own submit would not wait for pending uploads. */
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
  /** Called on Enter in an input; saves by default. */
  onEnter?: () => void;
  /** The fields, when they need another order or headings. */
  children?: ReactNode;
}

/** A form from declared fields: the labels are next to the fields on a desktop and above them on a phone. */
export function EntryForm({ name, state, onChange, onEnter, children }: EntryFormProps) {
  const { form, fields, initial } = state;
  useTranslation();
  const mobile = useIsMobile();
  const id = useId();
  return (
    <FormFieldsContext value={{ name, fields, requiredMessage }}>
      <PendingWorkContext value={state.addWork}>
        <PendingUploadsContext value={state.pendingUploads}>
          {/* Inert while saving, so that the user cannot change values that are being sent. */}
          <div inert={state.state === 'saving'}>
            <Form<Values>
              // The ids of the inputs contain this name, and two tabs may contain the same form.
              name={`${name}${id}`}
              form={form}
              initialValues={initial}
              layout={mobile ? 'vertical' : 'horizontal'}
              labelCol={mobile ? undefined : { flex: '0 0 var(--form-label)' }}
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
