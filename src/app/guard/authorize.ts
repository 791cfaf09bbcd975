import { redirect } from 'react-router-dom';
import { lockKey } from '@/config/limits';
import { productName, t } from '@/i18n';
import { local } from '@/lib/storage';
import { loginPath } from '@/lib/url/local-path';
import { useAppConfig } from '@/stores/app-config';
import { renewExpiredToken } from '@/stores/renewal/renew-token';
import { hasExpiredToken } from '@/stores/renewal/token-renewal';
import { useSession } from '@/stores/session';
import { loadTenantProfile } from '@/stores/sign-in';
import { ensureConfiguration, signOutIfRejected } from './load-configuration';

/** The pages that open without a session. */
export const publicPaths = ['/login', '/auth-redirect'];
/** The router ignores a slash at the end of a path. */
const withoutTrailingSlash = (pathname: string) => pathname.replace(/\/$/, '');

let consoleCode: ReturnType<typeof loadConsole> | undefined;
const loadConsole = () => import('./console');

/**
 * Loads the part of the guard that needs a session. It is a separate chunk, so that the sign-in stays small. The promise
 * is kept, because every `import()` takes a task of its own, in which the browser may paint before the page changes.
 */
export function importConsole() {
  consoleCode ??= loadConsole().catch((error: unknown) => {
    consoleCode = undefined;
    throw error;
  });
  return consoleCode;
}

/** Whether the guard has run without a token; then a token is new, and no requests about its user have been sent. */
let wasSignedOut = false;

/** Loads the code of the console, and after a sign-in the user, while the configuration is still loading. */
function prefetchConsole(token: string | null) {
  const isNewSession = wasSignedOut && !useAppConfig.getState().configuration;
  wasSignedOut = token === null;
  if (token === null) return;
  importConsole().then(
    ({ prefetchUser }) => isNewSession && prefetchUser(),
    // `loadPage` imports the same code again and handles the error.
    () => undefined,
  );
}

/**
 * Requests the configuration before anything else. It decides nothing about a public page without a session, which shows
 * while it is still loading.
 */
async function requestConfiguration(isPublic: boolean) {
  const configuration = ensureConfiguration(isPublic);
  const { token } = useSession.getState();
  prefetchConsole(token);
  if (token !== null || !isPublic) await configuration;
}

function requestTenantProfile() {
  const { token, tenant, profile } = useSession.getState();
  if (!profile && (tenant || token)) void loadTenantProfile();
}

/** Without a session only the public pages open; with one, the sign-in page leads to the start page. */
function redirectBySession(path: string, route: string, isPublic: boolean) {
  const { token } = useSession.getState();
  if (!token && !isPublic) throw redirect(loginPath(path));
  if (token && route === '/login') throw redirect('/');
}

/** Loads everything that the page needs: its code, the frame, the user, the settings and the sub-stations. */
async function loadPage(pathname: string, path: string, loadShell: () => Promise<unknown>) {
  const { findPage, loadSession, resolveAlias, startServices } = await importConsole();
  await startServices();
  const alias = resolveAlias(path);
  if (alias) throw redirect(alias);
  // A page that the granted policies do not include leads to /404. When the code of the page fails to load, the page
  // shows the error in its own place and offers a retry.
  const page = findPage(pathname)
    .preload()
    .catch(() => undefined);
  await Promise.all([loadSession(path), loadShell(), page]);
}

/** The page that the guard has let through last, and the configuration that has allowed it. */
let admitted: { pathname: string; configuration: unknown } | null = null;

/**
 * Whether only the query of the open page changes, e.g. by a condition of its list. A token that has ended, a locked
 * screen and other permissions need the whole guard.
 */
const isAdmitted = (pathname: string) =>
  admitted?.pathname === pathname &&
  admitted.configuration === useAppConfig.getState().configuration &&
  !hasExpiredToken() &&
  local.read(lockKey) === null;

/**
 * The route guard, which runs before every navigation. It throws a redirect, or the error of a failed request; when it
 * returns, the page may be shown.
 */
export async function authorize(
  pathname: string,
  search: string,
  loadShell: () => Promise<unknown>,
) {
  if (isAdmitted(pathname)) return;
  const path = pathname + search;
  const route = withoutTrailingSlash(pathname);
  const isPublic = publicPaths.includes(route);

  // With an expired token the server would return the configuration of an anonymous user.
  await renewExpiredToken();
  await requestConfiguration(isPublic);
  await signOutIfRejected();
  requestTenantProfile();
  // The shell sets the titles of all other pages.
  if (isPublic) document.title = `${t('login.title')} - ${productName()}`;
  redirectBySession(path, route, isPublic);
  if (isPublic) return;
  await loadPage(pathname, path, loadShell);
  admitted = { pathname, configuration: useAppConfig.getState().configuration };
}
