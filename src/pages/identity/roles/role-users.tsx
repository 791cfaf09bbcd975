import type { IdentityRole } from '@/api/identity-role';
import { tenantUserApi } from '@/api/tenant-user';
import { crudPart } from '@/crud/crud-page';
import { roleTitle } from '@/elements/text/role-title';
import { useTranslation } from '@/i18n';
import { Popup } from '@/ui/overlay/popup';

export const Users = crudPart({
  name: 'identity.roleUser',
  api: { list: tenantUserApi.list },
  columns: [
    { key: 'userName', sortable: true, width: 160 },
    { key: 'name', width: 120 },
    { key: 'isActive', type: 'flag', words: 'normal' },
    { key: 'phoneNumber', type: 'phone', copyable: true },
    { key: 'lastSignInTime', type: 'dateTime', sortable: true },
  ],
  filters: [{ key: 'filter' }, { key: 'isActive', type: 'flag', words: 'normal' }],
});

interface RoleUsersProps {
  role: IdentityRole;
  onClose: () => void;
}

export function RoleUsers({ role: { name }, onClose }: RoleUsersProps) {
  const { t } = useTranslation();
  return (
    <Popup
      title={t('identity.role.usersOf', { name: roleTitle(name) })}
      wide
      footer={null}
      onClose={onClose}
    >
      <Users baseQuery={{ roleName: name }} />
    </Popup>
  );
}
