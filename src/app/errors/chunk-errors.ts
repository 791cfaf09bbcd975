import { storageKeys } from '@/config/limits';
import { sessionStore } from '@/lib/storage';
import { hasUnsavedWork } from '@/stores/dirty';
import { buildId, fetchLatestBuild } from '@/stores/version';

/**
 * Reloads the page because a chunk of it is missing, and returns whether it does. It does not reload when there is
 * unsaved work, when the host does not respond, or a second time for the same page and build: a file that is still
 * missing would cause a loop.
 */
export async function reloadOnce(): Promise<boolean> {
  const releaseAndPage = `${buildId()} ${location.pathname}`;
  if (hasUnsavedWork() || sessionStore.read(storageKeys.reloadedFor) === releaseAndPage)
    return false;
  if ((await fetchLatestBuild()) === null) return false;
  sessionStore.write(storageKeys.reloadedFor, releaseAndPage);
  location.reload();
  return true;
}

const firstRetryMs = 1_000;

/**
 * Loads a failed stylesheet again, and doubles the delay with every attempt, because the bundler considers it loaded and does not
 * retry.
 */
export function retryStylesheet({ target }: Event) {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
  const waitMs = Number(target.dataset.waitMs ?? firstRetryMs);
  const next = target.cloneNode() as HTMLLinkElement;
  next.dataset.waitMs = String(waitMs * 2);
  // The stylesheet keeps its position, because later styles override earlier ones.
  setTimeout(() => target.replaceWith(next), waitMs);
}
