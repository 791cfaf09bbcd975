import { createRoot } from 'react-dom/client';
import { endSession, isSignedIn } from '@/app/session/end-session';
import { lockKey, lockMs } from '@/config/limits';
import { loadTexts } from '@/i18n';
import { syncLock, useLock } from '@/stores/lock';
import { useSession } from '@/stores/session';
import { closeOverlay, openOverlay } from '@/ui/overlay/overlays';
import { watchIdle } from './idle';
import { LockScreen } from './lock-screen';
import { hideTitle, showTitle } from './neutral-title';

function applyStoredLock() {
  if (useSession.getState().token && !syncLock()) endSession();
}

let expiryTimer: ReturnType<typeof setTimeout> | undefined;

/** Covers the page with the lock screen when there is a lock. */
function showLockScreen() {
  const { data } = useLock.getState();
  if (!data) return;
  if (!isSignedIn()) return endSession();
  hideTitle();
  openOverlay('lock', (element) => createRoot(element).render(<LockScreen />));
  expiryTimer = setTimeout(applyStoredLock, data.time + lockMs - Date.now() + 1);
}

function hideLockScreen() {
  clearTimeout(expiryTimer);
  closeOverlay('lock');
  showTitle();
}

async function start() {
  await loadTexts('common');
  useLock.subscribe((now, before) => {
    if (now.locked !== before.locked) (now.locked ? showLockScreen : hideLockScreen)();
  });
  window.addEventListener(
    'storage',
    ({ key }) => (key === lockKey || key === null) && applyStoredLock(),
  );
  // Also when the page is hidden: a lock that was deleted by hand must end the session before the next load.
  document.addEventListener('visibilitychange', applyStoredLock);
  window.addEventListener('pageshow', applyStoredLock);
  showLockScreen();
  watchIdle();
}
let started: Promise<void> | undefined;

const whenUnlocked = () =>
  new Promise<void>((resolve) => {
    if (!useLock.getState().locked) return resolve();
    const stop = useLock.subscribe(({ locked }) => {
      if (locked) return;
      stop();
      resolve();
    });
  });

/** Resolves when the screen is not locked; until then nothing of the page is rendered. */
export async function requireUnlocked(): Promise<void> {
  started ??= start();
  await started;
  await whenUnlocked();
}
