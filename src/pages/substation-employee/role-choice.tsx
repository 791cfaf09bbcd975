import { Form } from 'antd';
import type { Id } from '@/api/types';
import { teamRoleApi } from '@/api/substation/role';
import type { ControlProps } from '@/elements/crud/field-schema';
import { ListMultiSelect } from '@/elements/select/list-select';

const isId = (value: unknown): value is Id =>
  typeof value === 'string' || typeof value === 'number';
const idsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isId) : []);

const rolesOf = (substationIds: Id[]) => ({
  key: `team-roles-of-${substationIds.join()}`,
  off: substationIds.length === 0,
  list: async (signal: AbortSignal) => {
    const { items } = await teamRoleApi.useful({ substationIds }, { signal });
    return items.map(({ id, name, substationName }) => ({
      value: id,
      label: substationIds.length > 1 ? `${name} · ${substationName}` : name,
    }));
  },
});

/** The roles of the sub-stations that the form is about. */
export function RoleChoice({ id, value, label, disabled, onChange }: ControlProps) {
  const form = Form.useFormInstance();
  const substationIds = idsOf(Form.useWatch('substationIds', { form, preserve: true }));
  const names: unknown = form.getFieldValue('roleNames');
  return (
    <ListMultiSelect
      id={id}
      label={label}
      disabled={disabled}
      source={rolesOf(substationIds)}
      value={idsOf(value)}
      names={Array.isArray(names) ? names.map(String) : []}
      onChange={(ids) => onChange?.(ids)}
    />
  );
}
