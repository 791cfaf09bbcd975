import { Form } from 'antd';
import { useContext } from 'react';
import type { AnyField, FieldType, Values } from '@/schema/field';
import { ListMultiSelect, ListSelect } from '@/elements/select/list-select';
import { branchesOf, lineContactsOf, linesOf } from '@/elements/record-select/list-sources';
import { recordSelects, type RecordType } from '@/elements/record-select/record-selects';
import { RegionIdSelect } from '@/elements/region-select/region-id-select';
import { RemoteMultiSelect } from '@/elements/select/remote-multi-select';
import { RemoteSelect } from '@/elements/select/remote-select';
import { isId, type FieldProps } from '@/elements/control/control-props';
import { RowContext, useFormOfFields } from '@/elements/control/form-context';
import { nameKeyOf, typeOf } from '@/elements/form/form-values';
import { StaffField } from './staff-field';
import { useNamed } from './use-named';

const isRecord = (type: FieldType): type is RecordType => type in recordSelects;
const isText = (value: unknown) => typeof value === 'string';

const ownedSources: Partial<Record<FieldType, typeof linesOf>> = {
  line: linesOf,
  branch: branchesOf,
  lineContact: lineContactsOf,
};
const companyKeyOf = ({ companyKey = 'companyId' }: AnyField) => companyKey;

/** A value that stands in the row or the form around a field. */
function useBeside(key: string): unknown {
  const form = Form.useFormInstance();
  const inRow = useContext(RowContext);
  const watched: unknown = Form.useWatch(key, { form, preserve: true });
  return inRow ? inRow.row[key] : watched;
}

/** Puts what was chosen into the form, its name beside it; what belonged to another company goes. */
function useChoose(props: FieldProps) {
  const { field } = props;
  const put = useNamed(props);
  const form = Form.useFormInstance<Values>();
  const { fields } = useFormOfFields();
  const inRow = useContext(RowContext);
  return (next: unknown, name: unknown) => {
    const owned = fields.filter(
      (one) => !inRow && typeOf(one) in ownedSources && companyKeyOf(one) === field.key,
    );
    for (const one of owned) {
      form.setFieldsValue({ [one.key]: undefined, [nameKeyOf(one)]: undefined });
    }
    return put(next, name);
  };
}

/** What the company in the form has; undefined for a field of anything else. */
function useOwned(field: AnyField) {
  const companyId = useBeside(companyKeyOf(field));
  return ownedSources[typeOf(field)]?.(isId(companyId) ? companyId : null);
}

function OneRecord(props: FieldProps & { name: unknown }) {
  const { id, field, label, value, name, disabled } = props;
  const type = typeOf(field);
  const control = {
    id,
    label,
    disabled,
    onBlur: props.onBlur,
    value: isId(value) ? value : null,
    name: isText(name) ? name : '',
    onChange: useChoose(props),
  };
  const owned = useOwned(field);
  if (owned) return <ListSelect {...control} source={owned} />;
  if (field.search) return <RemoteSelect {...control} search={field.search} />;
  if (type === 'region') {
    return <RegionIdSelect {...control} levels={field.levels} onlyChina={field.onlyChina} />;
  }
  if (!isRecord(type)) throw new Error(`"${type}" is no record that can be chosen`);
  if (field.substationsKey) {
    const { key, substationsKey } = field;
    return <StaffField control={control} fieldKey={key} substationsKey={substationsKey} />;
  }
  const Select = recordSelects[type];
  return <Select {...control} />;
}

function SeveralRecords(props: FieldProps & { names: unknown }) {
  const { id, field, label, value, names, disabled } = props;
  const control = {
    id,
    label,
    disabled,
    onBlur: props.onBlur,
    value: Array.isArray(value) ? value.filter(isId) : [],
    names: Array.isArray(names) ? names.filter(isText) : [],
    onChange: useChoose(props),
  };
  const owned = useOwned(field);
  if (owned) return <ListMultiSelect {...control} source={owned} />;
  if (!field.search) throw new Error(`Field "${field.key}" has no search method`);
  return <RemoteMultiSelect {...control} search={field.search} />;
}

/** Records chosen by name; their names stand in the form beside their ids. */
export function RecordField(props: FieldProps) {
  const name = useBeside(nameKeyOf(props.field));
  if (props.field.multiple) return <SeveralRecords {...props} names={name} />;
  return <OneRecord {...props} name={name} />;
}
