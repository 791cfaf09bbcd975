import UserAddOutlined from '@ant-design/icons-svg/es/asn/UserAddOutlined';
import { teamRoleApi } from '@/api/substation/role';
import { staff, staffApi, type Staff } from '@/api/substation/user';
import { crudPage } from '@/crud/crud-page';
import { accountErrorFields, withErrorField } from '@/elements/form/identity-errors';
import { mapResponse } from '@/elements/query/wrap-endpoint';
import { P } from '@/policies';
import { isCurrentUser } from '@/stores/current-user-permissions';
import { resetPassword } from './substation-employee-management/reset-password';
import { addExisting, staffDefaults, staffForm } from './substation-employee-management/staff-form';
import { updateStaff } from './substation-employee-management/update-staff';

const api = {
  ...staffApi,
  create: mapResponse(staffApi.create, (response) =>
    response.catch(withErrorField(accountErrorFields)),
  ),
  update: mapResponse(updateStaff, (response) =>
    response.catch(withErrorField(accountErrorFields)),
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
  record: staff,
  api,
  columns: [
    { key: 'name', sortable: true, width: 96 },
    { key: 'isActive', width: 80 },
    { key: 'userName', copyable: true, width: 108 },
    { key: 'phoneNumber', copyable: true, width: 140 },
    { key: 'roleTypes', width: 168 },
    { key: 'substation', width: 152 },
    { key: 'role', width: 88 },
    { key: 'lastSignInTime', sortable: true, width: 152 },
    { key: 'email', width: 200, optional: true },
    { key: 'creationTime', sortable: true, optional: true },
  ],
  card: { details: ['phoneNumber'], facts: ['role'] },
  filters: [
    'name',
    'phoneNumber',
    'substation',
    { key: 'role', data: { search: findRoles, valueKey: 'id', labelKey: 'label' } },
    'isActive',
    { key: 'userName', collapsed: true },
    { key: 'roleTypes', collapsed: true },
    { key: 'lastSignInTime', collapsed: true },
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
      visible: (one) => one.isActive && mayGo(one),
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
