import { Form } from 'antd';
import { useContext } from 'react';
import type { Id } from '@/api/types';
import type { FieldType } from '@/elements/crud/field-schema';
import { recordSelects, type RecordType } from '@/elements/select/record-selects';
import { RegionIdSelect } from '@/elements/select/region-id-select';
import type { FieldProps } from './control-props';
import { RowContext } from './form-context';
import { nameKeyOf, typeOf } from './form-values';

const isRecord = (type: FieldType): type is RecordType => type in recordSelects;

/** A record chosen by name; its name stands in the form beside its id. */
export function RecordField({ id, field, label, value, disabled, onChange }: FieldProps) {
  const form = Form.useFormInstance();
  const nameKey = nameKeyOf(field);
  const inRow = useContext(RowContext);
  const watched: unknown = Form.useWatch(nameKey, { form, preserve: true });
  const name = inRow ? inRow.row[nameKey] : watched;
  const type = typeOf(field);
  if (!isRecord(type)) throw new Error(`"${type}" is no record that can be chosen`);
  const control = {
    id,
    label,
    disabled,
    value: typeof value === 'string' || typeof value === 'number' ? value : null,
    name: typeof name === 'string' ? name : '',
    onChange: (next: Id | undefined, chosen: string) => {
      if (inRow) return inRow.put({ [field.key]: next, [nameKey]: chosen });
      form.setFieldValue(nameKey, chosen);
      return onChange?.(next);
    },
  };
  if (type === 'region') {
    return <RegionIdSelect {...control} levels={field.levels} onlyChina={field.onlyChina} />;
  }
  const Select = recordSelects[type];
  return <Select {...control} />;
}
