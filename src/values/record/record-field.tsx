import { useContext } from 'react';
import { type FieldProps, idsOf, nameKeyOf } from '@/elements/control/control-props';
import { TableRowContext, useFormFields } from '@/elements/control/form-context';
import { branchesOf, lineContactsOf, linesOf } from '@/elements/record-select/list-sources';
import { isAnyRecord, recordSelects } from '@/elements/record-select/record-selects';
import { RecordSelect } from '@/elements/select/record-select';
import { label as labelOf } from '@/i18n';
import { isId } from '@/lib/guards';
import type { AnyField, Values } from '@/schema/field';
import type { CompanyRecordType } from '@/schema/record-type';
import { Form } from '@/ui/antd/form';
import { StaffField } from './staff-field';
import { useSetWithName, useSiblingValue } from './use-record';

const isText = (value: unknown) => typeof value === 'string';

const companySources: Record<CompanyRecordType, typeof linesOf> = {
  line: linesOf,
  branch: branchesOf,
  lineContact: lineContactsOf,
};
const isOfCompany = (of: AnyField['of']): of is CompanyRecordType =>
  of !== undefined && of in companySources;
const companyKeyOf = ({ companyKey = 'companyId' }: AnyField) => companyKey;

/** Stores the selected record and its name. Clears fields whose selection belonged to another company. */
function useSelectRecord(props: FieldProps) {
  const { field } = props;
  const setWithName = useSetWithName(props);
  const form = Form.useFormInstance<Values>();
  const { fields } = useFormFields();
  const inRow = useContext(TableRowContext);
  return (next: unknown, name: unknown) => {
    const dependents = fields.filter(
      (other) => !inRow && isOfCompany(other.of) && companyKeyOf(other) === field.key,
    );
    for (const other of dependents) {
      form.setFieldsValue({ [other.key]: undefined, [nameKeyOf(other)]: undefined });
    }
    return setWithName(next, name);
  };
}

/** The options that belong to the company selected in the form; undefined for fields of other types. */
function useCompanySource(field: AnyField) {
  const { name } = useFormFields();
  const key = companyKeyOf(field);
  const companyId = useSiblingValue(key);
  if (!isOfCompany(field.of)) return undefined;
  return {
    source: companySources[field.of](isId(companyId) ? companyId : null),
    after: labelOf(name, 'fields', key),
  };
}

function SingleRecord(props: FieldProps & { name: unknown }) {
  const { id, field, label, value, name, disabled } = props;
  const control = {
    id,
    label,
    disabled,
    onBlur: props.onBlur,
    value: isId(value) ? value : null,
    name: isText(name) ? name : '',
    onChange: useSelectRecord(props),
  };
  const owned = useCompanySource(field);
  if (owned) return <RecordSelect {...control} {...owned} />;
  if (field.search) return <RecordSelect {...control} source={{ search: field.search }} />;
  if (!isAnyRecord(field.of)) throw new Error(`"${field.of}" is no record that can be chosen`);
  if (field.substationsKey) {
    const { key, substationsKey } = field;
    return <StaffField control={control} fieldKey={key} substationsKey={substationsKey} />;
  }
  const Select = recordSelects[field.of];
  return <Select {...control} />;
}

function MultipleRecords(props: FieldProps & { names: unknown }) {
  const { id, field, label, value, names, disabled } = props;
  const control = {
    id,
    label,
    disabled,
    onBlur: props.onBlur,
    value: idsOf(value),
    names: Array.isArray(names) ? names.filter(isText) : [],
    onChange: useSelectRecord(props),
  };
  const owned = useCompanySource(field);
  if (owned) return <RecordSelect multiple {...control} {...owned} />;
  if (!field.search) throw new Error(`Field "${field.key}" has no search method`);
  return <RecordSelect multiple {...control} source={{ search: field.search }} />;
}

/** A select for records. The form stores their names next to their ids. */
export function RecordField(props: FieldProps) {
  const name = useSiblingValue(nameKeyOf(props.field));
  if (props.field.multiple) return <MultipleRecords {...props} names={name} />;
  return <SingleRecord {...props} name={name} />;
}
