import { flushSync } from 'react-dom';
import type { NavigateFunction } from 'react-router-dom';
import { listText } from '@/elements/text/messages';
import { t } from '@/i18n';
import { paths } from '@/paths';
import { clearDirty, hasUnsavedWork, isBatchRunning, type Tabs } from '@/stores/dirty';
import { signOut } from '@/stores/sign-out';
import { clearTabs, tabKey, tabTitle, useTabs } from '@/stores/tabs';
import { confirmDialog } from '@/ui/feedback/dialogs';

/** The names of the tabs with unsaved work. */
function namesOf(tabs: Tabs): string {
  const keys = tabs === undefined ? undefined : [tabs].flat();
  const unsavedTabs = useTabs
    .getState()
    .tabs.filter((tab) => !keys || keys.includes(tabKey(tab)))
    .filter((tab) => hasUnsavedWork(tabKey(tab)));
  return listText(unsavedTabs.map((tab) => t('elements.leave.name', { name: tabTitle(tab) })));
}

/**
 * Asks before unsaved work is lost, and returns whether to continue. With keys of tabs (`tabKey`), only the work in these
 * tabs counts. `reason` is the title where the user has not asked to leave.
 */
export async function confirmLeave(
  tabs?: string | readonly string[],
  reason?: string,
): Promise<boolean> {
  if (!hasUnsavedWork(tabs)) return true;
  const isBatch = isBatchRunning(tabs);
  const names = namesOf(tabs);
  const leave = await confirmDialog({
    title: reason ?? t(isBatch ? 'elements.leave.batchTitle' : 'elements.leave.title'),
    content: isBatch
      ? t('elements.leave.batch')
      : t(names ? 'elements.leave.of' : 'elements.leave.content', { names }),
    okText: t('elements.leave.ok'),
    cancelText: t('elements.leave.cancel'),
    danger: true,
  });
  if (leave) clearDirty(tabs);
  return leave;
}

/** Signs out, deletes the personal data of the user in this browser and opens the sign-in page. */
export function leaveSession(navigate: NavigateFunction) {
  // A form stores its draft when it unmounts, and the sign-out deletes the drafts, so the forms unmount first.
  flushSync(clearTabs);
  clearDirty();
  // The session ends in this browser at once, without waiting for the server.
  void signOut();
  void navigate(paths.login(), { replace: true });
}

/** Makes the browser ask before the window is closed or reloaded with unsaved work. */
export function guardUnload(event: BeforeUnloadEvent) {
  if (hasUnsavedWork()) event.preventDefault();
}
