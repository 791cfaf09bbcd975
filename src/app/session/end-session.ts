import { env } from '@/config/env';
import { storageKeys } from '@/config/limits';
import { local } from '@/lib/storage';
import { loginPath } from '@/lib/url/local-path';
import { clearDirty } from '@/stores/dirty';
import { resetSession } from '@/stores/session';

/** Whether this browser has a session: another tab may have ended it. */
export const isSignedIn = () => local.read(storageKeys.token) !== null;

/** Ends the session and opens the sign-in page, which leads back here. Drafts stay. */
export function endSession() {
  const { pathname, search, hash } = location;
  // Otherwise the browser asks about unsaved work, and the user could stay on the page.
  clearDirty();
  resetSession();
  const path = (pathname + search + hash).slice(env.basePath.length);
  location.replace(env.basePath + loginPath(path));
}
