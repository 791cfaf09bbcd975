import { notify } from '@/ui/feedback/notify';
import { t } from '@/i18n';
import { reloadPermissionsInAllTabs } from '@/stores/current-user-permissions';

/** After a save that the signed-in user feels: the menu and the pages follow; a failure says how to get there. */
export function refreshPermissions() {
  reloadPermissionsInAllTabs().catch(() => notify.error(t('elements.permission.notFollowed')));
}

/** Passes an answer on, and lets the console follow it where it is about the signed-in user. */
export const refreshPermissionsIfOwn =
  (isOwn: boolean) =>
  <Answer>(answer: Answer): Answer => {
    if (isOwn) refreshPermissions();
    return answer;
  };
