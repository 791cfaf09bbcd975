import { staffApi, type Staff, type StaffInput } from '@/api/substation/user';
import type { Id } from '@/api/types';
import type { Field } from '@/elements/crud/field-schema';
import { lazyControl } from '@/elements/form/lazy-control';
import { opensForm } from '@/elements/form/opens-form';
import { UserRoleType } from '@/enums';
import type { AnyEnum } from '@/lib/enum';
import { isOneself } from '@/stores/own-grants';
import { useSession } from '@/stores/session';
import { managedSubstations } from './role-forms';

const name = 'substation-employee.staff';
const { platform, backOffice, mobile } = UserRoleType;

/** Accounts of companies belong to their companies, and the platform's flag is the platform's to give. */
const staffTypes: AnyEnum = {
  ...UserRoleType,
  get $values() {
    const { isPlatformUser } = useSession.getState();
    return isPlatformUser ? [platform, backOffice, mobile] : [backOffice, mobile];
  },
};

const RoleChoice = lazyControl(
  async () => (await import('@/elements/select/team-role-choice')).TeamRoleChoice,
);

const isStored = ({ id }: { id?: Id }) => id !== undefined;

/** Some old accounts do without a role of a sub-station, and may go on so. */
const needsRole = (form: object) =>
  !('id' in form && form.id !== undefined) ||
  ('roleNames' in form && Array.isArray(form.roleNames) && form.roleNames.length > 0);

const places = [
  {
    key: 'substationIds',
    type: 'options',
    load: managedSubstations,
    multiple: true,
    required: true,
  },
  {
    key: 'roleIds',
    type: 'custom',
    required: needsRole,
    render: (control) => <RoleChoice {...control} />,
  },
] satisfies Field<StaffInput>[];

export const staffForm: Field<StaffInput>[] = [
  { key: 'name', required: true, maxLength: 20 },
  { key: 'phoneNumber', type: 'mobile', required: true },
  { key: 'userName', required: true, maxLength: 32, disabled: isStored },
  {
    key: 'password',
    type: 'password',
    strength: true,
    required: true,
    visible: (form) => !isStored(form),
    hint: `${name}.passwordHint`,
  },
  ...places,
  { key: 'roleTypes', type: 'flags', of: staffTypes, required: true },
  { key: 'email', type: 'email', maxLength: 100 },
  { key: 'isActive', type: 'switch', disabled: ({ id }) => isOneself(id) },
];

export const staffDefaults: Partial<StaffInput> = { roleTypes: backOffice, isActive: true };

interface Password {
  password: string;
  repeated: string;
}
export const resetPassword = opensForm<Staff, Password>({
  name,
  code: 'resetPassword',
  fields: [
    {
      key: 'password',
      type: 'password',
      strength: true,
      required: true,
      hint: `${name}.resetHint`,
    },
    {
      key: 'repeated',
      type: 'password',
      required: true,
      rules: [(value, form) => (value === form.password ? null : 'differs')],
    },
  ],
  save: ({ password }, { id }) => staffApi.resetPassword({ id, password }),
});

interface Assignment extends Pick<StaffInput, 'substationIds' | 'roleIds'> {
  userName: string;
}
const union = (some: readonly Id[], more: readonly Id[]) => [
  ...new Map([...some, ...more].map((id) => [String(id), id])).values(),
];

/** Somebody who works for another sub-station already works for these as well. */
async function assign({ userName, substationIds, roleIds }: Assignment) {
  const { items } = await staffApi.search({ keyword: userName });
  const found = items.find((one) => one.userName === userName);
  if (!found) return;
  await staffApi.update({
    ...found,
    substationIds: union(found.substationIds, substationIds),
    roleIds: union(found.roleIds, roleIds),
  });
}

export const addExisting = opensForm<object, Assignment>({
  name,
  code: 'addExisting',
  fields: [
    {
      key: 'userName',
      type: 'remote',
      required: true,
      hint: `${name}.existingHint`,
      search: async (keyword, signal) => {
        const { items } = await staffApi.search({ keyword }, { signal });
        return items.map((one) => ({
          value: one.userName,
          label: `${one.name} ${one.userName} ${one.phoneNumber}`,
        }));
      },
    },
    ...places,
  ],
  save: assign,
});
