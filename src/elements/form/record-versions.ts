import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import type { AnyField, Values } from '@/schema/field';
import { collectInput, formKeys } from './form-values';

export interface OpenedRecord {
  fields: AnyField[];
  initial: Values;
  /** Values of the opened record that are not initial values of the form, for the comparison of versions. */
  original?: Values;
}

/** The version of the record that the next save is based on, and the conflict when somebody else saved first. */
export function useRecordVersions(
  form: FormInstance<Values>,
  { fields, initial, original }: OpenedRecord,
) {
  /** The newer version, including its stamp, after the opened record was saved by this form or by somebody else. */
  const base = useRef<Values>({});
  const [conflict, setConflict] = useState<{ theirs: Values | null } | null>(null);
  const known = () => ({ ...initial, ...base.current });
  const rebase = (part: Values) => {
    base.current = { ...base.current, ...part };
    setConflict(null);
  };
  const mine = () => collectInput(form.getFieldsValue(true), fields, known());
  return {
    conflict,
    setConflict,
    rebase,
    /** The values to send. */
    input: () => ({ ...base.current, ...mine() }),
    /** The last known record, and the values in the form. */
    versions: () => ({
      base: { ...original, ...known() },
      mine: { ...form.getFieldsValue(true), ...mine() },
    }),
    replaceWith: (theirs: Values) => {
      const keys = fields.flatMap(formKeys);
      const absent = Object.fromEntries(keys.map((key) => [key, undefined]));
      form.setFieldsValue({ ...absent, ...theirs });
      rebase(theirs);
    },
  };
}
