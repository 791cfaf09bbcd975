import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { teamRoleApi } from '@/api/substation/role';
import type { Id } from '@/api/types';
import type { ControlProps } from '@/elements/crud/field-schema';
import { ListMultiSelect } from '@/elements/select/list-select';
import { idsOf } from './ids-of';

/** Roles of some sub-stations; of several, each with the one it belongs to. */
function useRoles(substationIds: Id[]) {
  const { t } = useTranslation();
  const several = substationIds.length > 1;
  return {
    key: `roles-of-${substationIds.join('-')}`,
    off: substationIds.length === 0,
    list: async (signal: AbortSignal) => {
      const { items } = await teamRoleApi.useful({ substationIds }, { signal });
      return items.map(({ id, name, substationName }) => ({
        value: id,
        label: several ? t('platform-site.team.roleOf', { name, substationName }) : name,
      }));
    },
  };
}

/** What a new member gets: roles of the sub-stations that the form holds. */
export function RolesField({ id, label, value, disabled, onChange }: ControlProps) {
  const substationIds: unknown = Form.useWatch('substationIds', { preserve: true });
  const source = useRoles(idsOf(substationIds));
  return (
    <ListMultiSelect
      {...{ id, label, disabled, source }}
      value={idsOf(value)}
      onChange={(ids) => onChange?.(ids)}
    />
  );
}
