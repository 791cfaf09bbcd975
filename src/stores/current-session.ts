import { storageKeys } from '@/config/limits';
import { cookies, local } from '@/lib/storage';
import { useSession } from './session';

/** Whether the cookie contains the token of this tab; browsers reject a cookie with a long token. */
const isInCookie = () => cookies.read(storageKeys.token) === useSession.getState().token;
let hasCookie = isInCookie();
useSession.subscribe(({ token }, before) => {
  if (token !== before.token) hasCookie = isInCookie();
});

/**
 * Whether the token of this tab is still the one of the browser: another tab may have signed out or signed in. The cookie
 * is only read where tabs do not share local storage, because it can remain for a moment after its removal.
 */
export function isCurrentSession(): boolean {
  if (local.isShared(storageKeys.token)) {
    return local.read(storageKeys.token) === useSession.getState().token;
  }
  return !hasCookie || isInCookie();
}
