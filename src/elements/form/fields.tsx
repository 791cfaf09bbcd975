import { Form, Input, Radio } from 'antd';
import type { ReactElement } from 'react';
import type { Id } from '@/api/types';
import type { AnyField } from '@/elements/crud/field-schema';
import { EnumSelect, enumOptions } from '@/elements/select/enum-select';
import { RemoteSelect, type RecordSelectProps } from '@/elements/select/remote-select';
import { searchRegions } from '@/elements/select/searches';
import { SubstationSelect } from '@/elements/select/substation-select';

const textAreaRows = 6;

/** Where the form keeps what a chosen record is called: beside its id, but no field of its own. */
export const nameKeyOf = ({ key, nameKey }: AnyField) => nameKey ?? `${key}$name`;

interface RecordFieldProps extends Omit<RecordSelectProps, 'name'> {
  field: AnyField;
}

/** A record chosen by name; the form item around it passes id, value and onChange. */
function RecordField({ field, onChange, ...item }: RecordFieldProps) {
  const form = Form.useFormInstance();
  const nameKey = nameKeyOf(field);
  const name: unknown = Form.useWatch(nameKey, { form, preserve: true });
  const props = {
    ...item,
    name: typeof name === 'string' ? name : '',
    onChange: (value: Id | undefined, chosen: string) => {
      form.setFieldValue(nameKey, chosen);
      onChange?.(value, chosen);
    },
  };
  if (field.type === 'substation') return <SubstationSelect {...props} />;
  return <RemoteSelect {...props} search={searchRegions} />;
}

/** A declaration without its code set is a mistake that must show. */
function codesOf({ key, of }: AnyField) {
  if (!of) throw new Error(`Field "${key}" has no code set`);
  return of;
}

/** The control of each field type. */
export function fieldControl(field: AnyField, label: string): ReactElement {
  const { type = 'text', maxLength } = field;
  const counter = { maxLength, showCount: maxLength !== undefined };
  switch (type) {
    case 'textarea':
      return <Input.TextArea rows={textAreaRows} {...counter} />;
    case 'select':
      return <EnumSelect of={codesOf(field)} label={label} />;
    case 'radio':
      return <Radio.Group aria-label={label} options={enumOptions(codesOf(field))} />;
    case 'substation':
    case 'region':
      return <RecordField field={field} label={label} />;
    default:
      return <Input autoComplete="off" {...counter} />;
  }
}
