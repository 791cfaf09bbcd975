import { service } from './endpoint';
import type { Id } from './types';

const { get, put } = service('/api/tenant/permission-service/permissions');

/** The owner of permissions: R is a role, with its name as key; U is a user, with the id as key. */
export interface PermissionOwner {
  providerName: 'R' | 'U';
  providerKey: Id;
}

/** The source of a permission: the owner itself, or a role of the user. */
export interface GrantedProvider {
  providerName: string;
  providerKey: string;
}
interface Permission {
  name: string;
  displayName: string;
  /** The parent permission in the same group; null at the top level. */
  parentName: string | null;
  isGranted: boolean;
  /** The providers that may grant it; empty for all. */
  allowedProviders: string[];
  /** A user's permission with provider R comes from a role and cannot be revoked for the user alone. */
  grantedProviders: GrantedProvider[];
}
export interface PermissionGroup {
  name: string;
  displayName: string;
  permissions: Permission[];
}
export interface PermissionList {
  /** The name of the role or of the user. */
  entityDisplayName: string;
  groups: PermissionGroup[];
}

/** The changed permissions; all others stay. */
export interface PermissionChanges extends PermissionOwner {
  permissions: { name: string; isGranted: boolean }[];
}

export const permissionApi = {
  list: get<PermissionOwner, PermissionList>(''),
  update: put<PermissionChanges>('', { assumed: true, inQuery: ['providerName', 'providerKey'] }),
};
