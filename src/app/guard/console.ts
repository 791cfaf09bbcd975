import NProgress from 'nprogress';
import { redirect } from 'react-router-dom';
import { retryStylesheet } from '@/app/errors/chunk-errors';
import { requireUnlocked } from '@/app/lock/watch-lock';
import { followOtherTabs } from '@/app/session/cross-tab';
import '@/app/theme/applied-theme';
import { progressTemplate } from '@/app/theme/style-policy';
import { loginPath } from '@/lib/url/local-path';
import { useAppConfig } from '@/stores/app-config';
import { startErrorSink } from '@/stores/error-sink';
import { startRenewal } from '@/stores/renewal/renew-token';
import { requestsResumed } from '@/stores/request-gate';
import { resetSession, useSession } from '@/stores/session';
import { InvalidSubstationsError, loadUser } from '@/stores/user';
import { notify } from '@/ui/feedback/notify';
import { errorMessage } from './load-configuration';
import { setProgressBar } from './progress';

/** The part of the guard that runs only with a session; `authorize` imports it as a chunk of its own. */
export { findPage, preloadPage, resolveAlias } from './find-page';
export { prefetchUser } from '@/stores/user';

NProgress.configure({
  template: progressTemplate,
  barSelector: '.bar',
  showSpinner: false,
  trickle: false,
  speed: 150,
});
setProgressBar(NProgress);

// Added before the first page loads its styles. Error events of link elements do not bubble, so it listens while capturing.
addEventListener('error', retryStylesheet, true);

/** Starts what every page needs and waits until the screen is unlocked. */
export async function startServices(): Promise<void> {
  followOtherTabs();
  startErrorSink();
  startRenewal();
  await requireUnlocked();
}

/** Requests aborted by a reload look like network errors; for this long after `beforeunload` they are ignored. */
const unloadMs = 5_000;
let unloadAt = -Infinity;
window.addEventListener('beforeunload', () => {
  unloadAt = performance.now();
});
const isPageUnloading = () => performance.now() - unloadAt < unloadMs;

/** Loads user, settings and sub-stations once. An error ends the session and leads to the sign-in. */
export async function loadSession(path: string) {
  if (useSession.getState().name) return;
  await requestsResumed('session');
  const roles = useAppConfig.getState().configuration?.currentUser.roles ?? [];
  try {
    await loadUser(roles);
  } catch (error) {
    // Requests fail when the page is reloaded during the start. An invalid list of sub-stations needs a retry, not a sign-in.
    // An open question about the session is answered first: its answer may end the session.
    await requestsResumed('session');
    if (isPageUnloading() || error instanceof InvalidSubstationsError) throw error;
    resetSession();
    notify.error(errorMessage(error));
    throw redirect(loginPath(path));
  }
}
