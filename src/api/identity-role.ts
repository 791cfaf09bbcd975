import { service } from './endpoint';
import type { ById, InputOf, PageQuery, Stored } from './types';

const { post, put, del, page } = service('/api/identity/roles', { paging: 'abp', assumed: true });

/** A role of the identity module; what it grants is asked by its name. */
export interface IdentityRole extends Stored {
  name: string;
  /** Given to every new user. */
  isDefault: boolean;
  /** Cannot be renamed or deleted. */
  isStatic: boolean;
  /** Others may see who has it. */
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
  /** Takes the role from everybody who has it. */
  remove: del<ById>(':id'),
};
