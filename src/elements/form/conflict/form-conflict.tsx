import type { FormState } from '@/elements/form/use-form';
import type { Values } from '@/schema/field';
import { Form } from '@/ui/antd/form';
import { Conflict } from './conflict';

interface FormConflictProps {
  name: string;
  state: FormState;
}

function OpenConflict({ name, state }: FormConflictProps) {
  // Render at every change of the form, because the user can edit while the conflict is shown.
  Form.useWatch((values: Values) => JSON.stringify(values), { form: state.form, preserve: true });
  return (
    <Conflict
      name={name}
      fields={state.fields}
      versions={{ ...state.versions(), theirs: state.conflict?.theirs ?? null }}
      onReload={state.acceptTheirs}
      onSave={state.saveMerged}
    />
  );
}

/** Shows the conflict of a form until it is resolved. */
export const FormConflict = (props: FormConflictProps) =>
  props.state.conflict && <OpenConflict {...props} />;
