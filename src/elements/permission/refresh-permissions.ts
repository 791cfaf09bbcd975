import { notify } from '@/ui/feedback/notify';
import { t } from '@/i18n';
import { reloadPermissionsInAllTabs } from '@/stores/current-user-permissions';

/** After a save that the signed-in user feels: the menu and the pages follow; a failure says how to get there. */
export function followGrants() {
  reloadPermissionsInAllTabs().catch(() => notify.error(t('elements.permission.notFollowed')));
}

/** Passes an answer on, and lets the console follow it where it is about the signed-in user. */
export const following =
  (isOwn: boolean) =>
  <Answer>(answer: Answer): Answer => {
    if (isOwn) followGrants();
    return answer;
  };
