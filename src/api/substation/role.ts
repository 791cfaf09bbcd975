import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, Stamped, Stored } from '@/api/types';

const { get, items, post, put, del } = service('/api/substation/role');

/** A role of one sub-station. */
export interface TeamRole extends Stored {
  substationId: Id;
  substationName: string;
  name: string;
  /** Came with the sub-station; can be changed but not deleted. */
  isDefault: boolean;
  /** Accounts that have it. */
  userCount: number;
  /** Names of the policies it grants. */
  policies: string[];
}

/** `policies` left out: those of the stored role stay, a new one grants nothing. */
export type TeamRoleInput = InputOf<TeamRole, 'substationId' | 'name', 'policies'>;

interface TeamRoleQuery {
  /** Left out: the sub-station of the headers, or all the caller manages. */
  substationIds?: Id[];
}

interface Permission {
  name: string;
  /** In the language of the caller. */
  displayName: string;
  /** Held only together with this one, of the same group. */
  parentName: string | null;
}
interface PermissionGroup {
  name: string;
  displayName: string;
  permissions: Permission[];
}
/** Every permission there is. */
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
  /** The roles that can be given to somebody. */
  useful: items<TeamRoleQuery, TeamRole>('query-useful'),
  defaultPermissions: get<void, PermissionTree>('default-permissions'),
  permissions: get<ById, RolePermissions>('permissions/:id'),
};
