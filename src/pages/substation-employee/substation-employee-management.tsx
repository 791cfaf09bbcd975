import UserAddOutlined from '@ant-design/icons-svg/es/asn/UserAddOutlined';
import { teamRoleApi } from '@/api/substation/role';
import { staffApi, type Staff } from '@/api/substation/user';
import { crudPage } from '@/crud/crud-page';
import { accountErrorFields, withErrorField } from '@/elements/form/identity-errors';
import { refreshPermissionsIfOwn } from '@/elements/permission/refresh-permissions';
import { mapResponse } from '@/elements/query/wrap-endpoint';
import { UserRoleType } from '@/enums';
import { P } from '@/policies';
import { isCurrentUser } from '@/stores/current-user-permissions';
import {
  addExisting,
  resetPassword,
  staffDefaults,
  staffForm,
} from './substation-employee-management/staff-form';

const api = {
  ...staffApi,
  create: mapResponse(staffApi.create, (response) =>
    response.catch(withErrorField(accountErrorFields)),
  ),
  update: mapResponse(staffApi.update, (response, { id }) =>
    response.then(refreshPermissionsIfOwn(isCurrentUser(id)), withErrorField(accountErrorFields)),
  ),
};
/** Users cannot lock themselves out, and sub-stations cannot lock accounts of the platform. */
const mayGo = ({ id, isPlatformUser }: Staff) => !isCurrentUser(id) && !isPlatformUser;

const findRoles = async (keyword: string, signal: AbortSignal) => {
  const { items } = await teamRoleApi.useful({}, { signal });
  return items
    .map(({ id, name, substationName }) => ({ id, label: `${name} · ${substationName}` }))
    .filter(({ label }) => label.includes(keyword));
};

export default crudPage({
  name: 'substation-employee.staff',
  policy: P.substationUsers,
  api,
  columns: [
    { key: 'name', sortable: true, width: 96 },
    { key: 'isActive', type: 'flag', words: 'normal', width: 80 },
    { key: 'userName', copyable: true, width: 108 },
    { key: 'phoneNumber', type: 'phone', copyable: true, card: 'detail', width: 140 },
    { key: 'roleTypes', type: 'flags', enum: UserRoleType, width: 168 },
    { key: 'substationNames', type: 'tags', width: 152 },
    { key: 'roleNames', type: 'tags', width: 88, card: 'detail' },
    { key: 'lastSignInTime', type: 'dateTime', sortable: true, width: 152 },
    { key: 'email', width: 200, optional: true },
    { key: 'creationTime', type: 'dateTime', sortable: true, optional: true },
  ],
  filters: [
    { key: 'name' },
    { key: 'phoneNumber', type: 'phone' },
    { key: 'substationId', type: 'record', of: 'substation' },
    {
      key: 'roleId',
      type: 'record',
      data: { search: findRoles, valueKey: 'id', labelKey: 'label' },
    },
    { key: 'isActive', type: 'flag', words: 'normal' },
    { key: 'userName', collapsed: true },
    { key: 'roleTypes', type: 'code', enum: UserRoleType, collapsed: true },
    { key: 'lastSignInTime', type: 'range', of: 'dateTime', collapsed: true },
  ],
  form: staffForm,
  defaults: staffDefaults,
  toolbar: [
    'new',
    { code: 'addExisting', icon: UserAddOutlined, dialog: addExisting },
    'exportTable',
  ],
  rowActions: [
    'edit',
    { code: 'enable', set: { isActive: true }, confirm: true, batch: true },
    {
      code: 'disable',
      set: { isActive: false },
      visible: (staff) => staff.isActive && mayGo(staff),
      confirm: true,
      danger: true,
      batch: true,
    },
    // Users change their own password in the profile: a reset would end their session.
    { code: 'resetPassword', visible: ({ id }) => !isCurrentUser(id), dialog: resetPassword },
    { standard: 'delete', visible: mayGo },
  ],
  defaultSort: 'creationTime descending',
});
