import { tenantUser, tenantUserApi, type TenantUser } from '@/api/tenant-user';
import { crudPage } from '@/crud/crud-page';
import { accountErrorFields, withErrorField } from '@/elements/form/identity-errors';
import { PermissionPopup } from '@/elements/permission/permission-popup';
import { mapResponse } from '@/elements/query/wrap-endpoint';
import { roleTitle, roleTitleWithName } from '@/elements/text/role-title';
import { t } from '@/i18n';
import { P } from '@/policies';
import type { LoadOptions } from '@/schema/field';
import { isCurrentUser } from '@/stores/current-user-permissions';
import { updateUser } from './users/update-user';
import { UserRoles } from './users/user-roles';

/** The roles that the signed-in user may give. An account refers to a role by its name. */
const assignableRoles: LoadOptions = async (options) => {
  const { items } = await tenantUserApi.assignableRoles(undefined, options);
  return items.map(({ name }) => ({ value: name, label: roleTitle(name) }));
};

async function findRoles(keyword: string, signal: AbortSignal) {
  const { items } = await tenantUserApi.assignableRoles(undefined, { signal });
  return items
    .map(({ name }) => ({ name, title: roleTitleWithName(name) }))
    .filter(({ title }) => title.toLowerCase().includes(keyword.toLowerCase()));
}

const api = {
  ...tenantUserApi,
  create: mapResponse(tenantUserApi.create, (response) =>
    response.catch(withErrorField(accountErrorFields)),
  ),
  update: mapResponse(updateUser, (response) => response.catch(withErrorField(accountErrorFields))),
};

export default crudPage({
  name: 'identity.user',
  policy: P.identityUsers,
  record: tenantUser,
  api,
  columns: [
    { key: 'userName', sortable: true, width: 120 },
    { key: 'name', width: 96 },
    { key: 'isActive', width: 80 },
    { key: 'email', width: 176 },
    { key: 'phoneNumber', copyable: true, width: 140 },
    {
      key: 'roleNames',
      texts: ({ roleNames }) => roleNames.map(roleTitle),
      width: 152,
    },
    { key: 'isLocked', width: 76 },
    { key: 'lastSignInTime', sortable: true, width: 152 },
    { key: 'lockoutEnd', optional: true },
    { key: 'creationTime', sortable: true, optional: true },
  ],
  card: { facts: ['name', 'roleNames'] },
  filters: [
    'userName',
    'name',
    'phoneNumber',
    {
      key: 'roleName',
      type: 'record',
      data: { search: findRoles, valueKey: 'name', labelKey: 'title' },
    },
    'isActive',
    'isLocked',
    { key: 'email', collapsed: true },
    { key: 'lastSignInTime', collapsed: true },
    { key: 'creationTime', collapsed: true },
  ],
  form: [
    'userName',
    {
      key: 'password',
      strength: true,
      required: true,
      visible: ({ id }) => id === undefined,
      hint: 'identity.user.passwordHint',
    },
    'name',
    'email',
    { key: 'phoneNumber', parts: true },
    {
      key: 'roleNames',
      type: 'record',
      multiple: true,
      load: assignableRoles,
      hint: 'identity.user.rolesHint',
    },
    { key: 'isActive', disabled: ({ id }) => isCurrentUser(id) },
    { key: 'lockoutEnabled', hint: 'identity.user.lockoutHint' },
  ],
  toolbar: ['new', 'exportTable'],
  rowActions: [
    'edit',
    { code: 'roles', dialog: (user, close) => <UserRoles user={user} close={close} /> },
    {
      code: 'permissions',
      dialog: (user, close) => (
        <PermissionPopup
          provider={{ providerName: 'U', providerKey: user.id }}
          title={t('identity.user.permissionsOf', { userName: user.userName })}
          name={user.userName}
          isOwn={isCurrentUser(user.id)}
          onClose={() => close()}
        />
      ),
    },
    {
      code: 'unlock',
      confirm: true,
      batch: true,
      visible: ({ isLocked }) => isLocked,
      run: ({ id }: TenantUser, options) => tenantUserApi.unlock({ id }, options),
    },
    { standard: 'delete', visible: ({ id }) => !isCurrentUser(id) },
  ],
  defaultSort: 'creationTime descending',
});
