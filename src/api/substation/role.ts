import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, Stamped, Stored } from '@/api/types';

const { get, items, post, put, del } = service('/api/substation/role');

/** A role of a sub-station. */
export interface TeamRole extends Stored {
  substationId: Id;
  substationName: string;
  name: string;
  /** Whether the role was created with the sub-station; such a role can be changed but not deleted. */
  isDefault: boolean;
  /** The number of accounts with the role. */
  userCount: number;
  /** The names of the policies that the role grants. */
  policies: string[];
}

/** Without `policies` a stored role keeps its policies, and a new role grants none. */
export type TeamRoleInput = InputOf<TeamRole, 'substationId' | 'name', 'policies'>;

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

export const teamRoleApi = {
  create: post<TeamRoleInput, TeamRole>(''),
  update: put<TeamRoleInput, TeamRole>(''),
  remove: del<ById>(':id'),
  /** The roles of the signed-in user. */
  own: items<void, TeamRole>('current-user-team-role'),
  /** The roles that can be assigned to users. */
  useful: items<TeamRoleQuery, TeamRole>('query-useful'),
  defaultPermissions: get<void, PermissionTree>('default-permissions'),
  permissions: get<ById, RolePermissions>('permissions/:id'),
};
