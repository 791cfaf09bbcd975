import { ApiError } from '@/api/errors';
import { whenSaved } from '@/elements/access/when-saved';
import { t } from '@/i18n';
import { announcePermissions, reloadPermissions } from '@/stores/current-user-permissions';
import { hiddenTabs, tabKey } from '@/stores/tabs';
import { confirmDialog } from '@/ui/feedback/dialogs';
import { notify } from '@/ui/feedback/notify';

/**
 * Loads the signed-in user's permissions again after they were changed; on an error it tells the user to reload. What is
 * unsaved in hidden tabs comes first, because their pages may close. The form that has just been saved does not count.
 */
async function loadPermissions() {
  announcePermissions();
  await whenSaved([...hiddenTabs().map(tabKey), '']);
  await reloadPermissions();
}

export function refreshPermissions() {
  loadPermissions().catch(() => notify.error(t('elements.permission.notFollowed')));
}

/** For `then`: returns the response, and refreshes the permissions when it concerns the signed-in user. */
export const refreshPermissionsIfOwn =
  (isOwn: boolean) =>
  <Data>(data: Data): Data => {
    if (isOwn) refreshPermissions();
    return data;
  };

/** Asks before a save that takes roles away from the signed-in user, who cannot give them back; throws when declined. */
export async function confirmOwnLoss(): Promise<void> {
  const content = t('elements.permission.own');
  if (!(await confirmDialog({ content, danger: true }))) throw new ApiError({ kind: 'cancelled' });
}
