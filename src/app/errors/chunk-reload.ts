import { storageKeys } from '@/config/limits';
import { sessionStore } from '@/lib/storage';
import { hasUnsavedWork } from '@/stores/dirty';
import { buildId, fetchLatestBuild } from '@/stores/version';

/**
 * Reloads the window because code of the page in view is gone; answers whether it does.
 * Never over unsaved work, never without a host that answers, and once for a page of a build: a file that
 * is still missing afterwards is the host's trouble, and a second reload would only begin a loop.
 */
export async function reloadOnce(): Promise<boolean> {
  const mark = `${buildId()} ${location.pathname}`;
  if (hasUnsavedWork() || sessionStore.read(storageKeys.reloadedFor) === mark) return false;
  if ((await fetchLatestBuild()) === null) return false;
  sessionStore.write(storageKeys.reloadedFor, mark);
  location.reload();
  return true;
}
