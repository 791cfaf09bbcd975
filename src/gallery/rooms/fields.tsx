import { useEffect } from 'react';
import { EntryForm } from '@/elements/form/fields/entry-form';
import { useForm } from '@/elements/form/use-form';
import type { AnyField, Values } from '@/schema/field';
import { allFields, fieldOf, filledValues, wrongValues } from './field-samples';
import { typesName } from './filter-samples';
import type { Room } from './section';

interface FieldsProps {
  fields: AnyField[];
  initial?: Values;
  /** Whether the rules have been checked. */
  isValidated?: boolean;
}

function Fields({ fields, initial = {}, isValidated = false }: FieldsProps) {
  const state = useForm({
    name: typesName,
    fields,
    initial,
    onSave: () => Promise.resolve(),
  });
  const { form } = state;
  useEffect(() => {
    // The check of the form would move the focus to the first error, away from what the reader looks at.
    if (isValidated) form.validateFields().catch(() => undefined);
  }, [form, isValidated]);
  return <EntryForm name={typesName} state={state} />;
}

/** A narrow form has one column. */
const few = () => [fieldOf('text', { required: true }), fieldOf('select'), fieldOf('switch')];
const hinted = () => few().map((field) => ({ ...field, hint: 'gallery.sample.note' }));

/** New field types go to the samples. */
export const fields: Room = {
  key: 'fields',
  sections: [
    { key: 'few', render: () => <Fields fields={hinted()} /> },
    { key: 'all', render: () => <Fields fields={allFields()} /> },
  ],
};
export const fieldsFilled: Room = {
  key: 'fieldsFilled',
  sections: [
    { key: 'all', render: () => <Fields fields={allFields()} initial={filledValues()} /> },
  ],
};
export const fieldsOff: Room = {
  key: 'fieldsOff',
  sections: [
    {
      key: 'all',
      render: () => <Fields fields={allFields({ disabled: true })} initial={filledValues()} />,
    },
  ],
};
export const fieldsWrong: Room = {
  key: 'fieldsWrong',
  sections: [
    {
      key: 'all',
      render: () => (
        <Fields fields={allFields({ required: true })} initial={wrongValues()} isValidated />
      ),
    },
  ],
};
