import { tenantUserApi } from '@/api/tenant-user';
import { confirmOwnLoss, refreshPermissionsIfOwn } from '@/elements/permission/refresh-permissions';
import { withCall } from '@/elements/query/wrap-endpoint';
import { isCurrentUser, losesRole } from '@/stores/current-user-permissions';

/** Saves a user; asks before the signed-in user loses a role. Without roles in the input, the stored ones stay. */
export const updateUser = withCall(
  tenantUserApi.update,
  async (user: Parameters<typeof tenantUserApi.update>[0], options) => {
    const isOwn = isCurrentUser(user.id);
    if (isOwn && user.roleNames && losesRole(user.roleNames)) await confirmOwnLoss();
    return tenantUserApi.update(user, options).then(refreshPermissionsIfOwn(isOwn));
  },
);
