import { teamRoleApi, type TeamRole, type TeamRoleInput } from '@/api/substation/role';
import { substationOptionApi } from '@/api/substation/substation-option';
import type { Id, Saved } from '@/api/types';
import { withErrorField, type FieldsByErrorCode } from '@/elements/form/identity-errors';
import { formAction } from '@/elements/form/page/form-action';
import type { GrantChange } from '@/elements/permission/permission-rules';
import { findById } from '@/elements/query/all-rows';
import { savedOrReloaded } from '@/elements/query/use-load';
import type { Field, LoadOptions } from '@/schema/field';

const name = 'substation-employee.role';
const errorFields: FieldsByErrorCode = [[/RoleNameExists$/, 'name']];

/** The sub-stations in which the user may manage staff and roles. */
export const managedSubstations: LoadOptions = async (options) => {
  const substations = await substationOptionApi.managed(undefined, options);
  return substations.map(({ id, substationName }) => ({ value: id, label: substationName }));
};

const nameField: Field<TeamRoleInput> = { key: 'name', required: true, maxLength: 20 };
const fields: Field<TeamRoleInput>[] = [
  { key: 'substationId', type: 'record', load: managedSubstations, required: true },
  nameField,
];

/** Calls `done` with the saved role, or with nothing when the response does not contain it. */
interface WithDone {
  done: (role: Saved<TeamRole>) => void;
}
type NewRole = WithDone & { substationId?: Id };
type ExistingRole = WithDone & { role: TeamRole };

async function roleOf({ substationId, name: roleName }: TeamRoleInput) {
  const { items } = await teamRoleApi.useful({ substationIds: [substationId] });
  // The name identifies the role, because it is unique within a sub-station.
  return items.find((role) => role.name === roleName);
}

async function save(input: TeamRoleInput, { done }: WithDone) {
  const call = input.id === undefined ? teamRoleApi.create : teamRoleApi.update;
  const saved = await call(input).catch(withErrorField(errorFields));
  done(
    await savedOrReloaded<Saved<TeamRole>>(
      saved,
      () => roleOf(input),
      () => undefined,
    ),
  );
}

export const newRole = formAction<NewRole, TeamRoleInput>({
  name,
  code: 'new',
  fields,
  initial: ({ substationId }) => ({ substationId }),
  save,
});

export const renameRole = formAction<ExistingRole, TeamRoleInput>({
  name,
  code: 'rename',
  fields: [nameField],
  initial: ({ role }) => ({ name: role.name }),
  reload: async ({ role: { id, substationId }, done }) => {
    const { items } = await teamRoleApi.useful({ substationIds: [substationId] });
    const role = findById(items, id);
    return role && { role, done };
  },
  save: (values, created) => save({ ...created.role, ...values, policies: undefined }, created),
});

/** Loads the current grants of the role, because the loaded ones may be outdated. */
export const copyRole = formAction<ExistingRole, TeamRoleInput>({
  name,
  code: 'copy',
  fields,
  initial: ({ role }) => ({ substationId: role.substationId }),
  save: async (values, created) => {
    const { policies } = await teamRoleApi.permissions({ id: created.role.id });
    return save({ ...values, policies }, created);
  },
});

/** Sends all grants, because the call replaces them; changes by other users since the load are kept. */
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
