import type { Values } from '@/schema/field';
import { Form } from 'antd';
import { Conflict } from './conflict';
import type { FormState } from '@/elements/form/use-form';

interface FormConflictProps {
  name: string;
  state: FormState;
}

function OpenConflict({ name, state }: FormConflictProps) {
  // Mine may be edited while both versions are on show.
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

/** Both versions of a record that somebody else has changed, until it is settled which one stands. */
export const FormConflict = (props: FormConflictProps) =>
  props.state.conflict && <OpenConflict {...props} />;
