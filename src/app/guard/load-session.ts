import { redirect } from 'react-router-dom';
import { isPageUnloading } from '@/app/errors/is-page-unloading';
import { loginPath } from '@/lib/url/local-path';
import { useAppConfig } from '@/stores/app-config';
import { resetSession, useSession } from '@/stores/session';
import { InvalidSubstationsError, loadUser } from '@/stores/user';
import { notify } from '@/ui/feedback/notify';
import { errorMessage } from './load-configuration';

/** Steps 4 to 6 of the guard: loads the user unless the name is known. An error ends the session and leads to the sign-in. */
export async function loadSession(path: string) {
  if (useSession.getState().name) return;
  const roles = useAppConfig.getState().configuration?.currentUser.roles ?? [];
  try {
    await loadUser(roles);
  } catch (error) {
    // Requests fail when the page is reloaded during the start. An invalid list of sub-stations needs a retry, not a sign-in.
    if (isPageUnloading() || error instanceof InvalidSubstationsError) throw error;
    resetSession();
    notify.error(errorMessage(error));
    throw redirect(loginPath(path));
  }
}
