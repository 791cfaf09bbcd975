import { service } from './endpoint';
import { flag, number, text } from './properties';
import { crudCalls, record, type InputOf, type RowOf } from './record';

const path = '/api/identity/roles';
const options = { paging: 'abp', assumed: true } as const;
const { put } = service(path, options);

/** A role of the identity module. Its permissions are loaded by its name. */
export const identityRole = record(
  path,
  {
    name: text({ required: true, maxLength: 64 }),
    isDefault: flag({ filter: true, about: 'Whether every new user gets the role.' }),
    isStatic: flag({
      readOnly: true,
      filter: true,
      about: 'Whether the role cannot be renamed or deleted.',
    }),
    isPublic: flag({
      initial: true,
      filter: true,
      about: 'Whether others can see which users have the role.',
    }),
    userCount: number({ additive: true, readOnly: true }),
  },
  {
    conditions: { filter: text({ about: 'Part of the name.' }) },
    about: { remove: 'Also removes the role from its users.' },
  },
);
export type IdentityRole = RowOf<typeof identityRole>;
export type IdentityRoleInput = InputOf<typeof identityRole>;

const { list, create, remove } = crudCalls(identityRole, options);
export const identityRoleApi = {
  list,
  create,
  update: put<IdentityRoleInput, IdentityRole>(':id'),
  remove,
};
