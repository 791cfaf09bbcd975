import { storageKeys } from '@/config/limits';
import { cookies, local } from '@/lib/storage';
import { useSession } from './session';

/** Whether the cookie holds this tab's token: a long one never had a place there. */
const isMirrored = () => cookies.read(storageKeys.token) === useSession.getState().token;
let hasCookie = isMirrored();
useSession.subscribe(({ token }, before) => {
  if (token !== before.token) hasCookie = isMirrored();
});

/**
 * Whether the token of this tab is still the one of the browser: another tab may have signed out, or somebody else
 * in. The cookie is not asked where tabs share local storage: it may still be there a moment after its removal.
 */
export function isOwnSession(): boolean {
  if (local.isShared(storageKeys.token)) {
    return local.read(storageKeys.token) === useSession.getState().token;
  }
  return !hasCookie || isMirrored();
}
