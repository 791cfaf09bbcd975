import {
  identityRole,
  identityRoleApi,
  type IdentityRole,
  type IdentityRoleInput,
} from '@/api/identity-role';
import { crudPage } from '@/crud/crud-page';
import { declareFields } from '@/crud/declare';
import { withErrorField, type FieldsByErrorCode } from '@/elements/form/identity-errors';
import { formAction } from '@/elements/form/page/form-action';
import { PermissionPopup } from '@/elements/permission/permission-popup';
import { refreshPermissionsIfOwn } from '@/elements/permission/refresh-permissions';
import { findRow } from '@/elements/query/all-rows';
import { mapResponse } from '@/elements/query/wrap-endpoint';
import { roleTitle, roleTitleWithName } from '@/elements/text/role-title';
import { t } from '@/i18n';
import { P } from '@/policies';
import { hasRole } from '@/stores/current-user-permissions';
import { RoleUsers } from './roles/role-users';

const faults: FieldsByErrorCode = [[/:(DuplicateRoleName|010005)$/, 'name']];
const api = {
  ...identityRoleApi,
  create: mapResponse(identityRoleApi.create, (response) => response.catch(withErrorField(faults))),
};
/** The server does not allow its built-in roles to be renamed. */
const isStatic = (form: object) => 'isStatic' in form && form.isStatic === true;

const form = declareFields(identityRole, [
  { key: 'name', disabled: isStatic },
  { key: 'isDefault', hint: 'identity.role.defaultHint' },
  { key: 'isPublic', hint: 'identity.role.publicHint' },
]);
/** Compares with the name before the change: the session still contains the old one. */
const editForm = formAction<IdentityRole, IdentityRoleInput>({
  name: 'identity.role',
  code: 'editRole',
  fields: form,
  initial: (role) => ({ ...role }),
  reload: ({ id }) => findRow(identityRoleApi.list, {}, id),
  save: (values, role) =>
    identityRoleApi
      .update({ ...role, ...values })
      .then(refreshPermissionsIfOwn(hasRole(role.name)), withErrorField(faults)),
});

export default crudPage({
  name: 'identity.role',
  policy: P.identityRoles,
  record: identityRole,
  api,
  columns: [
    {
      key: 'name',
      format: (name) => roleTitleWithName(String(name)),
      sortable: true,
      width: 280,
    },
    'isDefault',
    'isPublic',
    'isStatic',
    'userCount',
    { key: 'creationTime', sortable: true },
  ],
  card: { facts: ['userCount'] },
  filters: ['filter', 'isDefault', 'isPublic', 'isStatic'],
  form,
  defaults: { isDefault: false },
  toolbar: ['new', 'exportTable'],
  rowActions: [
    { code: 'edit', dialog: editForm },
    {
      code: 'permissions',
      dialog: ({ name }, close) => (
        <PermissionPopup
          provider={{ providerName: 'R', providerKey: name }}
          title={t('identity.role.permissionsOf', { name: roleTitle(name) })}
          name={roleTitle(name)}
          isOwn={hasRole(name)}
          onClose={() => close()}
        />
      ),
    },
    { code: 'users', dialog: (role, close) => <RoleUsers role={role} onClose={() => close()} /> },
    // Users who deleted a role of their own would take its permissions from themselves.
    {
      standard: 'delete',
      visible: ({ name, isStatic: isBuiltIn }) => !isBuiltIn && !hasRole(name),
    },
  ],
});
