import { confirmDialog } from '@/elements/feedback/notify';
import { t } from '@/i18n';
import { forgetDirty, isAnythingDirty } from '@/stores/dirty';
import { signOut } from '@/stores/session';
import { forgetTabs } from '@/stores/tabs';

/** Asks before unsaved work is thrown away; answers whether to go on. */
export async function confirmLeave(): Promise<boolean> {
  if (!isAnythingDirty()) return true;
  const leave = await confirmDialog({
    title: t('elements.leave.title'),
    content: t('elements.leave.content'),
    okText: t('elements.leave.ok'),
    cancelText: t('elements.leave.cancel'),
    danger: true,
  });
  if (leave) forgetDirty();
  return leave;
}

/** Signs out and leaves nothing of this user behind for the next one. */
export async function leaveSession(): Promise<void> {
  forgetTabs();
  forgetDirty();
  await signOut();
}

/** The browser's own question when the window is closed or reloaded over unsaved work. */
export function guardUnload(event: BeforeUnloadEvent) {
  if (isAnythingDirty()) event.preventDefault();
}
