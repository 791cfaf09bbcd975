import { storageKeys } from '@/config/limits';
import { sessionStore } from '@/lib/storage';
import { isAnythingDirty } from '@/stores/dirty';
import { buildId, latestBuild } from '@/stores/version';

/**
 * Reloads the window because code of the page in view is gone; answers whether it does.
 * Never over unsaved work, never without a host that answers, and once for a page of a build: a file that
 * is still missing afterwards is the host's trouble, and a second reload would only begin a loop.
 */
export async function reloadOnce(): Promise<boolean> {
  const mark = `${buildId()} ${location.pathname}`;
  if (isAnythingDirty() || sessionStore.read(storageKeys.reloadedFor) === mark) return false;
  if ((await latestBuild()) === null) return false;
  sessionStore.write(storageKeys.reloadedFor, mark);
  location.reload();
  return true;
}
