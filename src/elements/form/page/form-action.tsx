import { LazyFormPopup } from './lazy-form-popup';
import { useRef } from 'react';
import type { AnyField, Field, Values } from '@/schema/field';
import type { Opens } from '@/schema/crud';
import { label } from '@/i18n';
import { formKeys, inputKeys } from '@/elements/form/form-values';

interface FormAction<Subject, Input> {
  /** Of the page; labels of the fields stand at `<name>.fields`. */
  name: string;
  code: string;
  /** The label of the action when missing. */
  title?: (subject: Subject) => string;
  fields: Field<Input>[];
  initial?: (subject: Subject) => Partial<Input>;
  /** What it is about as the server has it now, null when it is gone; for when somebody else saved first. */
  reload?: (subject: Subject) => Promise<Subject | null>;
  /** `subject` is the one that the values build on, with its stamp. */
  save: (values: Input, subject: Subject) => Promise<unknown>;
}

interface ActionFormProps<Subject, Input> {
  action: FormAction<Subject, Input>;
  subject: Subject;
  close: (changed?: boolean) => void;
}

/** What there is of these keys in a subject, whatever kind of thing that is. */
function pick(keys: string[], from: unknown): Values {
  const known: Values = { ...(typeof from === 'object' && from) };
  return Object.fromEntries(keys.map((key) => [key, known[key]]));
}

/** Where values that were loaded again carry what they were taken from. */
const subjectKey = '$subject';

function ActionForm<Subject, Input>({ action, subject, close }: ActionFormProps<Subject, Input>) {
  const { name, code, title, initial, reload, save } = action;
  // The form of an action has been checked against its input.
  const fields = action.fields as AnyField[];
  const saved = useRef(false);
  const formValuesOf = (from: Subject) => pick(fields.flatMap(formKeys), from);
  const theirs = async (again: NonNullable<typeof reload>) => {
    const now = await again(subject);
    return now && { ...formValuesOf(now), ...initial?.(now), [subjectKey]: now };
  };
  return (
    <LazyFormPopup
      title={title?.(subject) ?? label(name, 'actions', code)}
      name={name}
      fields={fields}
      initial={{ ...initial?.(subject) }}
      original={formValuesOf(subject)}
      onReload={reload && (() => theirs(reload))}
      onSave={async (values) => {
        const { [subjectKey]: latest = subject } = values;
        const input = pick(fields.flatMap(inputKeys), values);
        // Its fields are the keys of the input, and what they build on was put there above.
        await save(input as Input, latest as Subject);
        saved.current = true;
      }}
      onClose={() => close(saved.current)}
    />
  );
}

/** An action that opens a form of its own, e.g. the reason of an adjustment or what was said in a call. */
export const formAction =
  <Subject, Input>(action: FormAction<Subject, Input>): Opens<Subject> =>
  (subject, close) => <ActionForm action={action} subject={subject} close={close} />;
