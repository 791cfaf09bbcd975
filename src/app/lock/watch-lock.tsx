import { createRoot } from 'react-dom/client';
import { closeOverlay, openOverlay } from '@/ui/overlay/overlays';
import { lockKey, lockMs } from '@/config/limits';
import { loadTexts } from '@/i18n';
import { syncLock, useLock } from '@/stores/lock';
import { useSession } from '@/stores/session';
import { watchIdle } from './idle';
import { LockScreen } from './lock-screen';
import { hideTitle, showTitle } from './neutral-title';
import { isSignedIn, signInInstead } from './unlock';

function follow() {
  if (useSession.getState().token && !syncLock()) signInInstead();
}

let overTimer: ReturnType<typeof setTimeout> | undefined;

/** Covers everything when there is a lock. */
function close() {
  const { data } = useLock.getState();
  if (!data) return;
  if (!isSignedIn()) return signInInstead();
  hideTitle();
  openOverlay('lock', true, (element) => createRoot(element).render(<LockScreen />));
  overTimer = setTimeout(follow, data.time + lockMs - Date.now() + 1);
}

function open() {
  clearTimeout(overTimer);
  closeOverlay('lock');
  showTitle();
}

async function start() {
  await loadTexts('common');
  useLock.subscribe((now, before) => {
    if (now.locked !== before.locked) (now.locked ? close : open)();
  });
  window.addEventListener('storage', ({ key }) => (key === lockKey || key === null) && follow());
  // On the way out too: a lock taken away by hand is not believed by the next load.
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pageshow', follow);
  close();
  watchIdle();
}
let started: Promise<void> | undefined;

const untilOpen = () =>
  new Promise<void>((resolve) => {
    if (!useLock.getState().locked) return resolve();
    const stop = useLock.subscribe(({ locked }) => {
      if (locked) return;
      stop();
      resolve();
    });
  });

/** Goes on when the screen is not locked (any more): until then nothing of the page is drawn. */
export async function requireUnlocked(): Promise<void> {
  started ??= start();
  await started;
  await untilOpen();
}
