import type { IdentityRole } from '@/api/identity-role';
import { tenantUser, tenantUserApi } from '@/api/tenant-user';
import { embeddedCrud } from '@/crud/crud-page';
import { roleTitle } from '@/elements/text/role-title';
import { useTranslation } from '@/i18n';
import { paths } from '@/paths';
import { P } from '@/policies';
import { Popup } from '@/ui/overlay/popup';

export const Users = embeddedCrud({
  name: 'identity.roleUser',
  record: tenantUser,
  api: { list: tenantUserApi.list },
  columns: [
    { key: 'userName', sortable: true, width: 160 },
    { key: 'name', width: 120 },
    'isActive',
    { key: 'phoneNumber', copyable: true },
    { key: 'lastSignInTime', sortable: true },
  ],
  filters: ['filter', 'isActive'],
  rowActions: [
    { code: 'details', policy: P.identityUsers, to: ({ userName }) => paths.account(userName) },
  ],
});

interface RoleUsersProps {
  role: IdentityRole;
  onClose: () => void;
}

export function RoleUsers({ role: { name }, onClose }: RoleUsersProps) {
  const { t } = useTranslation();
  return (
    <Popup title={t('identity.role.usersOf', { name: roleTitle(name) })} wide onClose={onClose}>
      <Users baseQuery={{ roleName: name }} />
    </Popup>
  );
}
