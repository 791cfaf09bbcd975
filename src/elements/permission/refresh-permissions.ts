import { t } from '@/i18n';
import { reloadPermissionsInAllTabs } from '@/stores/current-user-permissions';
import { notify } from '@/ui/feedback/notify';

/** Loads the signed-in user's permissions again after they were changed; on an error it tells the user to reload. */
export function refreshPermissions() {
  reloadPermissionsInAllTabs().catch(() => notify.error(t('elements.permission.notFollowed')));
}

/** For `then`: returns the response, and refreshes the permissions when it concerns the signed-in user. */
export const refreshPermissionsIfOwn =
  (isOwn: boolean) =>
  <Data>(data: Data): Data => {
    if (isOwn) refreshPermissions();
    return data;
  };
