import { service } from './endpoint';
import type { ById, InputOf, PageQuery, Stored } from './types';

const { post, put, del, page } = service('/api/identity/roles', { paging: 'abp', assumed: true });

/** A role of the identity module. Its permissions are loaded by its name. */
export interface IdentityRole extends Stored {
  name: string;
  /** Whether every new user gets the role. */
  isDefault: boolean;
  /** Whether the role cannot be renamed or deleted. */
  isStatic: boolean;
  /** Whether others can see which users have the role. */
  isPublic: boolean;
  userCount: number;
}
interface IdentityRoleQuery extends PageQuery {
  /** Part of the name. */
  filter?: string;
  isDefault?: boolean;
  isStatic?: boolean;
  isPublic?: boolean;
}
export type IdentityRoleInput = InputOf<IdentityRole, 'name', 'isDefault' | 'isPublic'>;

export const identityRoleApi = {
  list: page<IdentityRoleQuery, IdentityRole>(''),
  create: post<IdentityRoleInput, IdentityRole>(''),
  update: put<IdentityRoleInput, IdentityRole>(':id'),
  /** Also removes the role from its users. */
  remove: del<ById>(':id'),
};
