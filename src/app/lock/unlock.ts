import { endSession } from '@/app/session/end-session';
import { storageKeys } from '@/config/limits';
import { local } from '@/lib/storage';
import { unlockScreen } from '@/stores/lock';

/** Whoever takes the token away leaves nobody to unlock for. */
export const isSignedIn = () => local.read(storageKeys.token) !== null;

/** The way out for somebody who has forgotten the password, and the end for somebody who went round it. */
export const signInInstead = endSession;

/** After the right password; opens only for somebody who is still signed in. */
export function unlock() {
  if (isSignedIn()) unlockScreen();
  else signInInstead();
}
