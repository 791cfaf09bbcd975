import { service } from './endpoint';
import type { Id } from './types';

const { get, put } = service('/api/tenant/permission-service/permissions');

/** Whose permissions: R a role, by its name; U a user, by his id. */
export interface PermissionOwner {
  providerName: 'R' | 'U';
  providerKey: Id;
}

/** Who grants a permission: the owner himself, or a role that a user has. */
export interface GrantedProvider {
  providerName: string;
  providerKey: string;
}
export interface Permission {
  name: string;
  displayName: string;
  /** Of the same group; null at the top. */
  parentName: string | null;
  isGranted: boolean;
  /** Empty: every provider may grant it. */
  allowedProviders: string[];
  /** A user's permission with a provider R comes from a role and cannot be taken from him alone. */
  grantedProviders: GrantedProvider[];
}
export interface PermissionGroup {
  name: string;
  displayName: string;
  permissions: Permission[];
}
export interface PermissionList {
  /** The role's name or the user's. */
  entityDisplayName: string;
  groups: PermissionGroup[];
}

/** Only what changes; everything else stays. */
export interface PermissionChanges extends PermissionOwner {
  permissions: { name: string; isGranted: boolean }[];
}

export const permissionApi = {
  list: get<PermissionOwner, PermissionList>(''),
  update: put<PermissionChanges>('', { assumed: true, inQuery: ['providerName', 'providerKey'] }),
};
