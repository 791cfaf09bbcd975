import { lazy, useRef } from 'react';
import type { AnyField, Field } from '@/elements/crud/field-schema';
import type { Opens } from '@/elements/crud/schema';
import { label } from '@/i18n';

const FormPopup = lazy(() =>
  import('./form-popup').then((module) => ({ default: module.FormPopup })),
);

interface FormAction<Subject, Input> {
  /** Of the page; labels of the fields stand at `<name>.fields`. */
  name: string;
  code: string;
  /** The label of the action when missing. */
  title?: (subject: Subject) => string;
  fields: Field<Input>[];
  initial?: (subject: Subject) => Partial<Input>;
  save: (values: Input, subject: Subject) => Promise<unknown>;
}

interface ActionFormProps<Subject, Input> {
  action: FormAction<Subject, Input>;
  subject: Subject;
  close: (changed?: boolean) => void;
}

function ActionForm<Subject, Input>({ action, subject, close }: ActionFormProps<Subject, Input>) {
  const { name, code, title, fields, initial, save } = action;
  const saved = useRef(false);
  return (
    <FormPopup
      title={title?.(subject) ?? label(name, 'actions', code)}
      name={name}
      // The form of an action has been checked against its input.
      fields={fields as AnyField[]}
      initial={{ ...initial?.(subject) }}
      onSave={async (values) => {
        await save(values as Input, subject); // Its fields are the keys of the input.
        saved.current = true;
      }}
      onClose={() => close(saved.current)}
    />
  );
}

/** An action that opens a form of its own, e.g. the reason of an adjustment or what was said in a call. */
export const opensForm =
  <Subject, Input>(action: FormAction<Subject, Input>): Opens<Subject> =>
  (subject, close) => <ActionForm action={action} subject={subject} close={close} />;
