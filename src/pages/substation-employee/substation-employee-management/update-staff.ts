import { staffApi, type StaffInput } from '@/api/substation/user';
import type { ById, Id } from '@/api/types';
import { confirmOwnLoss, refreshPermissionsIfOwn } from '@/elements/permission/refresh-permissions';
import { withCall } from '@/elements/query/wrap-endpoint';
import { isCurrentUser } from '@/stores/current-user-permissions';

const isAnyLost = (before: readonly Id[], after: readonly Id[]) =>
  before.some((id) => !after.some((one) => String(one) === String(id)));

/** Whether an employee has fewer roles or sub-stations with these values. No call returns a single account. */
async function losesAny({ id, userName, roleIds, substationIds, roleTypes }: StaffInput & ById) {
  const { items } = await staffApi.search({ keyword: userName });
  return items
    .filter((one) => String(one.id) === String(id))
    .some(
      (before) =>
        isAnyLost(before.roleIds, roleIds) ||
        isAnyLost(before.substationIds, substationIds) ||
        (before.roleTypes & ~roleTypes) !== 0,
    );
}

/** Saves an employee; asks before the signed-in user loses a role or a sub-station. */
export const updateStaff = withCall(staffApi.update, async (input: StaffInput & ById, options) => {
  const isOwn = isCurrentUser(input.id);
  if (isOwn && (await losesAny(input))) await confirmOwnLoss();
  return staffApi.update(input, options).then(refreshPermissionsIfOwn(isOwn));
});
