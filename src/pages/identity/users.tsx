import { tenantUserApi, type TenantUser } from '@/api/tenant-user';
import { crudPage } from '@/crud/crud-page';
import { accountErrorFields, withErrorField } from '@/elements/form/identity-errors';
import { PermissionPopup } from '@/elements/permission/permission-popup';
import { refreshPermissionsIfOwn } from '@/elements/permission/refresh-permissions';
import { mapResponse } from '@/elements/query/wrap-endpoint';
import { roleTitle, roleTitleWithName } from '@/elements/text/role-title';
import { t } from '@/i18n';
import { P } from '@/policies';
import type { LoadOptions } from '@/schema/field';
import { isCurrentUser } from '@/stores/current-user-permissions';
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

const nameLength = 64;

const api = {
  ...tenantUserApi,
  create: mapResponse(tenantUserApi.create, (response) =>
    response.catch(withErrorField(accountErrorFields)),
  ),
  update: mapResponse(tenantUserApi.update, (response, { id }) =>
    response.then(refreshPermissionsIfOwn(isCurrentUser(id)), withErrorField(accountErrorFields)),
  ),
};

export default crudPage({
  name: 'identity.user',
  policy: P.identityUsers,
  api,
  columns: [
    { key: 'userName', sortable: true, width: 120 },
    { key: 'name', width: 96, card: 'detail' },
    { key: 'isActive', type: 'flag', words: 'normal', width: 80 },
    { key: 'email', width: 176 },
    { key: 'phoneNumber', type: 'phone', copyable: true, width: 140 },
    {
      key: 'roleNames',
      type: 'tags',
      texts: ({ roleNames }) => roleNames.map(roleTitle),
      width: 152,
      card: 'detail',
    },
    { key: 'isLocked', type: 'flag', width: 76 },
    { key: 'lastSignInTime', type: 'dateTime', sortable: true, width: 152 },
    { key: 'lockoutEnd', type: 'dateTime', optional: true },
    { key: 'creationTime', type: 'dateTime', sortable: true, optional: true },
  ],
  filters: [
    { key: 'userName' },
    { key: 'name' },
    { key: 'phoneNumber', type: 'phone' },
    {
      key: 'roleName',
      type: 'record',
      data: { search: findRoles, valueKey: 'name', labelKey: 'title' },
    },
    { key: 'isActive', type: 'flag', words: 'normal' },
    { key: 'isLocked', type: 'flag' },
    { key: 'email', collapsed: true },
    { key: 'lastSignInTime', type: 'range', of: 'dateTime', collapsed: true },
    { key: 'creationTime', type: 'range', of: 'dateTime', collapsed: true },
  ],
  form: [
    { key: 'userName', required: true, maxLength: nameLength },
    {
      key: 'password',
      type: 'password',
      strength: true,
      required: true,
      visible: ({ id }) => id === undefined,
      hint: 'identity.user.passwordHint',
    },
    { key: 'name', maxLength: nameLength },
    { key: 'email', type: 'email' },
    { key: 'phoneNumber', type: 'phone', parts: true },
    {
      key: 'roleNames',
      type: 'record',
      multiple: true,
      load: assignableRoles,
      hint: 'identity.user.rolesHint',
    },
    { key: 'isActive', type: 'flag', disabled: ({ id }) => isCurrentUser(id) },
    { key: 'lockoutEnabled', type: 'flag', hint: 'identity.user.lockoutHint' },
  ],
  defaults: { isActive: true, lockoutEnabled: true },
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
