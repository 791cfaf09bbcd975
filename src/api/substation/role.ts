import { service } from '@/api/endpoint';
import { flag, number, ref, text, texts } from '@/api/properties';
import { crudCalls, record, type InputOf, type RowOf } from '@/api/record';
import type { ById, Id, Stamped } from '@/api/types';

const path = '/api/substation/role';
const { get, items } = service(path);

/** A role of a sub-station. */
export const teamRole = record(path, {
  substation: ref('substation', { required: true }),
  name: text({ required: true, maxLength: 20 }),
  isDefault: flag({
    readOnly: true,
    about:
      'Whether the role was created with the sub-station; such a role can be changed but not deleted.',
  }),
  userCount: number({
    additive: true,
    readOnly: true,
    about: 'The number of accounts with the role.',
  }),
  policies: texts({
    about:
      'The names of the policies that the role grants. Without them a stored role keeps its own, and a new role grants none.',
  }),
});
export type TeamRole = RowOf<typeof teamRole>;
export type TeamRoleInput = InputOf<typeof teamRole>;

interface TeamRoleQuery {
  /** When left out: the sub-station of the headers, or all that the caller manages. */
  substationIds?: Id[];
}

interface Permission {
  name: string;
  /** In the language of the caller. */
  displayName: string;
  /** A permission of the same group that is needed as well. */
  parentName: string | null;
}
interface PermissionGroup {
  name: string;
  displayName: string;
  permissions: Permission[];
}
/** All permissions. */
export interface PermissionTree {
  groups: PermissionGroup[];
}

interface RolePermissions extends ById, Stamped {
  policies: string[];
}

const { create, update, remove } = crudCalls(teamRole);
export const teamRoleApi = {
  create,
  update,
  remove,
  /** The roles of the signed-in user. */
  own: items<void, TeamRole>('current-user-team-role'),
  /** The roles that can be assigned to users. */
  useful: items<TeamRoleQuery, TeamRole>('query-useful'),
  defaultPermissions: get<void, PermissionTree>('default-permissions'),
  permissions: get<ById, RolePermissions>('permissions/:id'),
};
