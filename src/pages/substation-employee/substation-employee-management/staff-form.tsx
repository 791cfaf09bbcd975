import { staff, staffApi, type Staff, type StaffInput } from '@/api/substation/user';
import type { Id } from '@/api/types';
import { declareFields } from '@/crud/declare';
import { formAction } from '@/elements/form/page/form-action';
import { refreshPermissionsIfOwn } from '@/elements/permission/refresh-permissions';
import { lazyControl } from '@/elements/query/lazy-control';
import { UserRoleType } from '@/enums';
import type { AnyEnum } from '@/lib/enum';
import { phoneKeyword } from '@/lib/phone';
import { managedSubstations } from '@/pages/substation-employee/shared/role-forms';
import type { Field } from '@/schema/field';
import { isCurrentUser } from '@/stores/current-user-permissions';
import { screenNumber } from '@/stores/privacy';
import { useSession } from '@/stores/session';
import { sameName, samePhone } from './staff-duplicates';

const name = 'substation-employee.staff';
const { platform, backOffice, mobile } = UserRoleType;

/** The role types that the form offers. Company accounts are managed with their company, and only the platform sets its own flag. */
const staffTypes: AnyEnum = {
  ...UserRoleType,
  get $values() {
    const { isPlatformUser } = useSession.getState();
    return isPlatformUser ? [platform, backOffice, mobile] : [backOffice, mobile];
  },
};

const RoleChoice = lazyControl(
  async () => (await import('@/elements/record-select/team-role-choice')).TeamRoleChoice,
);

const isStored = ({ id }: { id?: Id }) => id !== undefined;

/** A role is required, except for old accounts that have none. */
const needsRole = (form: object) =>
  !('id' in form && form.id !== undefined) ||
  ('roleNames' in form && Array.isArray(form.roleNames) && form.roleNames.length > 0);

const assignmentFields = [
  {
    key: 'substationIds',
    nameKey: 'substationNames',
    type: 'record',
    load: managedSubstations,
    multiple: true,
    required: true,
  },
  {
    key: 'roleIds',
    nameKey: 'roleNames',
    type: 'custom',
    required: needsRole,
    render: (control) => <RoleChoice {...control} />,
    preload: RoleChoice.preload,
  },
] satisfies Field<StaffInput>[];

export const staffForm = declareFields(staff, [
  { key: 'name', duplicates: sameName },
  { key: 'phoneNumber', parts: true, duplicates: samePhone },
  { key: 'userName', disabled: isStored },
  {
    key: 'password',
    strength: true,
    required: true,
    visible: (form) => !isStored(form),
    hint: `${name}.passwordHint`,
  },
  ...assignmentFields,
  { key: 'roleTypes', type: 'flags', enum: staffTypes, required: true, bulk: true },
  'email',
  { key: 'isActive', disabled: ({ id }) => isCurrentUser(id), bulk: true },
]);

export const staffDefaults: Partial<StaffInput> = { roleTypes: backOffice, isActive: true };

interface Assignment extends Pick<StaffInput, 'substationIds' | 'roleIds'> {
  userName: string;
}
const union = (some: readonly Id[], more: readonly Id[]) => [
  ...new Map([...some, ...more].map((id) => [String(id), id])).values(),
];

/** Loads the account by its number from a search: no call returns a single account. */
const staffByUserName = new Map<string, Staff>();
async function find(keyword: string, signal?: AbortSignal) {
  const { items } = await staffApi.search({ keyword: phoneKeyword(keyword) }, { signal });
  for (const one of items) staffByUserName.set(one.userName, one);
  return items;
}

/** Excludes users who already work for all of these sub-stations. */
async function assign({ userName, substationIds, roleIds }: Assignment) {
  await find(userName);
  const found = staffByUserName.get(userName);
  if (!found) return;
  const saved = staffApi.update({
    ...found,
    substationIds: union(found.substationIds, substationIds),
    roleIds: union(found.roleIds, roleIds),
  });
  // The user's own account is among the results.
  await saved.then(refreshPermissionsIfOwn(isCurrentUser(found.id)));
}

export const addExisting = formAction<object, Assignment>({
  name,
  code: 'addExisting',
  fields: [
    {
      key: 'userName',
      type: 'record',
      required: true,
      hint: `${name}.existingHint`,
      search: async (keyword, signal) =>
        (await find(keyword, signal)).map(({ name: who, userName, phoneNumber }) => ({
          value: userName,
          label: `${who} ${userName} ${screenNumber(phoneNumber)}`,
        })),
    },
    ...assignmentFields,
  ],
  save: assign,
});
