import { teamRoleApi, type TeamRole, type TeamRoleInput } from '@/api/substation/role';
import { substationApi } from '@/api/substation/substation';
import type { Id } from '@/api/types';
import { rowOf } from '@/elements/crud/all-rows';
import type { Field, LoadOptions } from '@/elements/crud/field-schema';
import { namingField, type FaultFields } from '@/elements/form/identity-faults';
import { opensForm } from '@/elements/form/opens-form';
import type { GrantChange } from '@/elements/permission/linkage';

const name = 'substation-employee.role';
const faults: FaultFields = [[/RoleNameExists$/, 'name']];

/** The sub-stations one may have staff and roles in. */
export const managedSubstations: LoadOptions = async (options) => {
  const substations = await substationApi.managed(undefined, options);
  return substations.map(({ id, substationName }) => ({ value: id, label: substationName }));
};

const nameField: Field<TeamRoleInput> = { key: 'name', required: true, maxLength: 20 };
const fields: Field<TeamRoleInput>[] = [
  { key: 'substationId', type: 'options', load: managedSubstations, required: true },
  nameField,
];

/** `done` gets the role as it was saved. */
interface Made {
  done: (role: TeamRole) => void;
}
type NewRole = Made & { substationId?: Id };
type OldRole = Made & { role: TeamRole };

const told = (answer: Promise<TeamRole>, { done }: Made) => answer.then(done, namingField(faults));

export const newRole = opensForm<NewRole, TeamRoleInput>({
  name,
  code: 'new',
  fields,
  initial: ({ substationId }) => ({ substationId }),
  save: (values, made) => told(teamRoleApi.create(values), made),
});

export const renameRole = opensForm<OldRole, TeamRoleInput>({
  name,
  code: 'rename',
  fields: [nameField],
  initial: ({ role }) => ({ name: role.name }),
  reload: async ({ role: { id, substationId }, done }) => {
    const { items } = await teamRoleApi.useful({ substationIds: [substationId] });
    const role = rowOf(items, id);
    return role && { role, done };
  },
  save: (values, made) =>
    told(teamRoleApi.update({ ...made.role, ...values, policies: undefined }), made),
});

/** With what the role grants now, whatever has been loaded of it. */
export const copyRole = opensForm<OldRole, TeamRoleInput>({
  name,
  code: 'copy',
  fields,
  initial: ({ role }) => ({ substationId: role.substationId }),
  save: async (values, made) => {
    const { policies } = await teamRoleApi.permissions({ id: made.role.id });
    return told(teamRoleApi.create({ ...values, policies }), made);
  },
});

/** The call takes all that a role grants; what somebody else has changed meanwhile stays. */
export async function saveGrants(
  { id, substationId, name: roleName }: TeamRole,
  changes: GrantChange[],
) {
  const { policies, concurrencyStamp } = await teamRoleApi.permissions({ id });
  const next = new Set(policies);
  for (const change of changes) {
    if (change.isGranted) next.add(change.name);
    else next.delete(change.name);
  }
  return teamRoleApi.update({
    id,
    substationId,
    name: roleName,
    policies: [...next],
    concurrencyStamp,
  });
}
