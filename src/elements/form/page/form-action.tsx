import { fieldsOf, inputKeys } from '@/elements/control/control-props';
import { label } from '@/i18n';
import type { RenderDialog } from '@/schema/crud';
import type { Field, Values } from '@/schema/field';
import { LazyFormPopup, preloadForm } from './lazy-form-popup';

interface FormAction<Subject, Input> {
  /** The page's name; `<name>.fields` are the labels of the fields. */
  name: string;
  code: string;
  /** Defaults to the label of the action. */
  title?: (subject: Subject) => string;
  fields: Field<Input>[];
  initial?: (subject: Subject) => Partial<Input>;
  /** Loads the current subject after a conflict; null when it was deleted. */
  reload?: (subject: Subject) => Promise<Subject | null>;
  /** `subject` is the version, including its stamp, that the values are based on. */
  save: (values: Input, subject: Subject) => Promise<unknown>;
}

interface ActionFormProps<Subject, Input> {
  action: FormAction<Subject, Input>;
  subject: Subject;
  close: (changed?: boolean) => void;
}

/** The properties of a subject of any type. */
const valuesOf = (subject: unknown): Values => ({ ...(typeof subject === 'object' && subject) });

/** The key under which reloaded values carry the subject they were taken from. */
const subjectKey = '$subject';

function ActionForm<Subject, Input>({ action, subject, close }: ActionFormProps<Subject, Input>) {
  const { name, code, title, initial, reload, save } = action;
  const fields = fieldsOf(action.fields);
  const reloadValues = async (load: NonNullable<typeof reload>) => {
    const current = await load(subject);
    return current && { ...valuesOf(current), ...initial?.(current), [subjectKey]: current };
  };
  return (
    <LazyFormPopup
      title={title?.(subject) ?? label(name, 'actions', code)}
      name={name}
      fields={fields}
      initial={{ ...initial?.(subject) }}
      original={valuesOf(subject)}
      onReload={reload && (() => reloadValues(reload))}
      onSave={async (values) => {
        const keys = fields.flatMap(inputKeys);
        const input = Object.fromEntries(keys.map((key) => [key, values[key]]));
        // The fields are keys of the input, and only `reloadValues` sets the subject key.
        await save(input as Input, (values[subjectKey] ?? subject) as Subject);
      }}
      onClose={close}
    />
  );
}

/** An action that opens a form in a popup, e.g. to enter the reason of an adjustment. */
export function formAction<Subject, Input>(
  action: FormAction<Subject, Input>,
): RenderDialog<Subject> {
  const renderDialog: RenderDialog<Subject> = (subject, close) => (
    <ActionForm action={action} subject={subject} close={close} />
  );
  return Object.assign(renderDialog, { preload: () => preloadForm(fieldsOf(action.fields)) });
}
