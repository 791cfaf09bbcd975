import { flushSync } from 'react-dom';
import { confirmDialog } from '@/ui/feedback/notify';
import { listText } from '@/elements/text/list-text';
import { t } from '@/i18n';
import { clearDirty, hasUnsavedWork, type Tabs } from '@/stores/dirty';
import { signOut } from '@/stores/sign-out';
import { clearTabs, tabKey, useTabs } from '@/stores/tabs';
import { tabTitle } from '@/stores/tabs';

/** The tabs whose work would be lost, by name. */
function namesOf(tabs: Tabs): string {
  const keys = tabs === undefined ? undefined : [tabs].flat();
  const lost = useTabs
    .getState()
    .tabs.filter((tab) => !keys || keys.includes(tabKey(tab)))
    .filter((tab) => hasUnsavedWork(tabKey(tab)));
  return listText(lost.map((tab) => t('elements.leave.name', { name: tabTitle(tab) })));
}

/**
 * Asks before unsaved work is thrown away; answers whether to go on. With the keys of tabs (`tabKey`) only
 * what stands in them counts: a tab that stays open loses nothing.
 */
export async function confirmLeave(tabs?: string | readonly string[]): Promise<boolean> {
  if (!hasUnsavedWork(tabs)) return true;
  const names = namesOf(tabs);
  const leave = await confirmDialog({
    title: t('elements.leave.title'),
    content: names ? t('elements.leave.of', { names }) : t('elements.leave.content'),
    okText: t('elements.leave.ok'),
    cancelText: t('elements.leave.cancel'),
    danger: true,
  });
  if (leave) clearDirty(tabs);
  return leave;
}

/** Signs out and leaves nothing of this user behind for the next one. */
export async function leaveSession(): Promise<void> {
  // A form that closes writes its draft, and signing out drops the drafts: so the forms go first.
  flushSync(clearTabs);
  clearDirty();
  await signOut();
}

/** The browser's own question when the window is closed or reloaded over unsaved work. */
export function guardUnload(event: BeforeUnloadEvent) {
  if (hasUnsavedWork()) event.preventDefault();
}
