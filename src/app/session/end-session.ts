import { env } from '@/config/env';
import { loginPath } from '@/lib/url/local-path';
import { clearDirty } from '@/stores/dirty';
import { resetSession } from '@/stores/session';

/** Ends the session and leaves for the sign-in, which leads back here. Drafts stay. */
export function endSession() {
  const { pathname, search, hash } = location;
  // The browser's question about unsaved work would let somebody stay.
  clearDirty();
  resetSession();
  const path = (pathname + search + hash).slice(env.basePath.length);
  location.replace(env.basePath + loginPath(path));
}
