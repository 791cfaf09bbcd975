import { useContext } from 'react';
import { nameKeyOf, type FieldProps } from '@/elements/control/control-props';
import { TableRowContext } from '@/elements/control/form-context';
import type { Values } from '@/schema/field';
import { Form } from '@/ui/antd/form';

/** The value of another field in the same table row or form. */
export function useSiblingValue(key: string): unknown {
  const form = Form.useFormInstance();
  const inRow = useContext(TableRowContext);
  const watched: unknown = Form.useWatch(key, { form, preserve: true });
  return inRow ? inRow.row[key] : watched;
}

/** Returns a function that stores a selected value and its name in the form or table row. */
export function useSetWithName({ field, onChange }: Pick<FieldProps, 'field' | 'onChange'>) {
  const form = Form.useFormInstance<Values>();
  const inRow = useContext(TableRowContext);
  return (next: unknown, name: unknown) => {
    if (inRow) return inRow.update({ [field.key]: next, [nameKeyOf(field)]: name });
    form.setFieldValue(nameKeyOf(field), name);
    return onChange?.(next);
  };
}
