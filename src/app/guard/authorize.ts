import { redirect } from 'react-router-dom';
import { productName, t } from '@/i18n';
import { loginPath } from '@/lib/url/local-path';
import { useAppConfig } from '@/stores/app-config';
import { renewExpiredToken } from '@/stores/renewal/renew-token';
import { useSession } from '@/stores/session';
import { loadTenantProfile } from '@/stores/sign-in';
import { ensureConfiguration, signOutIfRejected } from './load-configuration';

/** The pages that open without a session. */
export const publicPaths = ['/login', '/auth-redirect'];
/** The router ignores a slash at the end of a path. */
const withoutTrailingSlash = (pathname: string) => pathname.replace(/(.)\/$/, '$1');

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
    // `authorize` imports the same code again and handles the error.
    () => undefined,
  );
}

/**
 * The route guard, which runs before every navigation. Its steps have the numbers of the specification. It throws a
 * redirect, or the error of a failed request; when it returns, the page may be shown.
 */
export async function authorize(
  pathname: string,
  search: string,
  loadShell: () => Promise<unknown>,
) {
  const path = pathname + search;
  const route = withoutTrailingSlash(pathname);
  const isPublic = publicPaths.includes(route);

  // The server would take the user of a token that has ended meanwhile for nobody.
  await renewExpiredToken();

  // Step 2: the configuration is requested first. It decides nothing about a public page without a session, which
  // shows while it is still loading.
  const configuration = ensureConfiguration(isPublic);
  const { token: stored } = useSession.getState();
  prefetchConsole(stored);
  if (stored !== null || !isPublic) await configuration;
  await signOutIfRejected();

  const { token, tenant, profile } = useSession.getState();
  if (!profile && (tenant || token)) void loadTenantProfile();

  // Step 1: the router starts the progress bar, and the shell sets the titles of all other pages.
  if (isPublic) document.title = `${t('login.title')} - ${productName()}`;

  // Step 7: without a session, only the public pages open.
  if (!token) {
    if (isPublic) return;
    throw redirect(loginPath(path));
  }

  // Step 3: with a session, the sign-in page leads to the start page.
  if (route === '/login') throw redirect('/');
  if (isPublic) return;

  const { findPage, loadSession, resolveAlias, startServices } = await importConsole();
  await startServices();
  const alias = resolveAlias(path);
  if (alias) throw redirect(alias);

  // Step 5, routes: a page that the granted policies do not include leads to /404.
  // When the code of the page fails to load, the page shows the error in its own place and offers a retry.
  const page = findPage(pathname)
    .preload()
    .catch(() => undefined);
  // Steps 4 to 6: load user, settings and sub-stations once; after an error, the sign-in page opens.
  await Promise.all([loadSession(path), loadShell(), page]);
}
