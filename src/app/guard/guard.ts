import { redirect } from 'react-router-dom';
import { ApiError } from '@/api/errors';
import { notify } from '@/ui/feedback/notify';
import { t } from '@/i18n';
import { loginPath } from '@/lib/url/local-path';
import { loadConfiguration, useAppConfig } from '@/stores/app-config';
import { loadTenantProfile, resetSession, useSession } from '@/stores/session';
import { reasonText } from '@/elements/text/reason-text';

/** Open without sign-in. */
export const publicPaths = ['/login', '/auth-redirect'];
/** The router takes an address with a slash at its end for the same page. */
const bare = (pathname: string) => pathname.replace(/(.)\/$/, '$1');
const isPublic = (pathname: string) => publicPaths.includes(bare(pathname));

export const messageOf = (error: unknown) =>
  error instanceof ApiError
    ? reasonText(error)
    : (error instanceof Error && error.message) || 'Has Error';

/** Step 2. On a public page a failure is only told; elsewhere the start page offers a retry. */
async function ensureConfiguration(pathname: string) {
  if (useAppConfig.getState().configuration) return;
  try {
    await loadConfiguration();
  } catch (error) {
    if (!isPublic(pathname)) throw error;
    notify.error(messageOf(error));
  }
}

/** A token that the server no longer takes shows as a configuration of nobody. */
function endForeignSession() {
  const { token } = useSession.getState();
  const user = useAppConfig.getState().configuration?.currentUser;
  if (!token || user?.isAuthenticated !== false) return;
  resetSession();
  notify.error(t('errors.signedOut'));
}

/** The way in for somebody with a token: code of its own, so that the sign-in is light. */
export const enterConsole = () => import('./authorize');

/** Whether somebody without a token has been here: one who has it now has just been given it. */
let wasSignedOut = false;

/** What is decided by the configuration goes on in its order; the calls about the user do not wait for it. */
function startConsole(token: string | null) {
  const isNew = wasSignedOut && !useAppConfig.getState().configuration;
  wasSignedOut = token === null;
  if (token === null) return;
  // Fetched meanwhile; a failure shows where the code is needed.
  enterConsole().then(
    ({ prefetchUser }) => isNew && prefetchUser(),
    () => undefined,
  );
}

/**
 * What stands before every page, in the order of the specification. Throws a redirect, or the error of a
 * configuration that cannot be had; returns when the page may show.
 */
export async function authorize(
  pathname: string,
  search: string,
  loadFrame: () => Promise<unknown>,
) {
  const configured = ensureConfiguration(pathname);
  startConsole(useSession.getState().token);
  await configured;
  endForeignSession();
  const { token, tenant, profile } = useSession.getState();
  if (!profile && (tenant || token)) void loadTenantProfile();
  if (isPublic(pathname)) document.title = `${t('login.title')} - ${t('common.product')}`;
  if (!token) {
    if (isPublic(pathname)) return;
    throw redirect(loginPath(pathname + search));
  }
  if (bare(pathname) === '/login') throw redirect('/');
  if (isPublic(pathname)) return;
  const { enter } = await enterConsole();
  await enter(pathname, search, loadFrame);
}
