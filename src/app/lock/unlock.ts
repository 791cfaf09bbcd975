import { endSession } from '@/app/session/end-session';
import { storageKeys } from '@/config/limits';
import { local } from '@/lib/storage';
import { unlockScreen } from '@/stores/lock';

/** Whether there is a session. When another tab has signed out, there is none to unlock. */
export const isSignedIn = () => local.read(storageKeys.token) !== null;

/** Requires a new sign-in: after a forgotten password, or when the lock was deleted by hand. */
export const signInInstead = endSession;

/** Unlocks the screen after the right password, if the session still exists. */
export function unlock() {
  if (isSignedIn()) unlockScreen();
  else signInInstead();
}
