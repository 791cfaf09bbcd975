import { redirect } from 'react-router-dom';
import { notify } from '@/ui/feedback/notify';
import { t } from '@/i18n';
import { localPath, loginPath } from '@/lib/url/local-path';
import { paths } from '@/paths';
import { findRoute, flatten, visible } from '@/route-tree';
import { routeRows } from '@/routes';
import { can, useAppConfig } from '@/stores/app-config';
import { setForbiddenPage } from '@/stores/forbidden-page';
import { InvalidSubstationsError } from '@/stores/user';
import { resetSession, useSession } from '@/stores/session';
import { loadUser } from '@/stores/user';
import { refreshTab } from '@/stores/tabs';
import { consoleReady } from './start-services';
import { messageOf } from './guard';
import { askAgainForStyle } from '@/app/errors/retry-stylesheet';
import { isBeingLeft } from '@/app/errors/is-page-unloading';
import { constantPages, pages } from './pages';
import './progress-bar';

export { prefetchUser } from '@/stores/user';

// Before the first page is asked for. Errors of files do not bubble.
addEventListener('error', askAgainForStyle, true);

/** Step 5: who the user is, while the code of the page already loads. Step 6 when it fails. */
async function ensureUser(path: string) {
  if (useSession.getState().name) return;
  const roles = useAppConfig.getState().configuration?.currentUser.roles ?? [];
  try {
    await loadUser(roles);
  } catch (error) {
    // A reload during the start must not end the session, nor may an answer that only asking again can mend.
    if (isBeingLeft() || error instanceof InvalidSubstationsError) throw error;
    resetSession();
    notify.error(messageOf(error));
    throw redirect(loginPath(path));
  }
}

/** The address a path stands for: the start page, and what `/redirect` re-enters. */
function aliasOf(path: string): string | null {
  if (path === '/' || path.startsWith('/?')) return paths.home();
  if (!path.startsWith('/redirect/')) return null;
  const target = localPath(path);
  refreshTab(target.split(/[?#]/, 1)[0] ?? target);
  return target;
}

/** The loadable page of a path, or a redirect to /404 when there is none for this user. */
function pageOf(pathname: string) {
  const constant = constantPages[pathname];
  if (constant) return constant;
  const route = findRoute(flatten(visible(routeRows, can)), pathname);
  const found = route && pages[route.path];
  if (found) return found;
  setForbiddenPage(pathname);
  throw redirect(paths.notFound());
}

/** Fetches the code of the page that a sign-in is going to lead to. Who may see it is not known yet. */
export async function fetchPage(target: string): Promise<unknown> {
  const [pathname = ''] = target.split(/[?#]/, 1);
  const route = findRoute(flatten(routeRows), pathname === '/' ? paths.home() : pathname);
  return route && pages[route.path]?.preload();
}

/** The guard's steps for somebody with a token; returns when user, frame and page are there. */
export async function enter(pathname: string, search: string, loadFrame: () => Promise<unknown>) {
  await consoleReady();
  const path = pathname + search;
  const alias = aliasOf(path);
  if (alias) throw redirect(alias);
  // A page whose code cannot be had says so in its own place and offers to try again.
  const page = pageOf(pathname)
    .preload()
    .catch(() => undefined);
  await Promise.all([ensureUser(path), loadFrame(), page]);
}

/** Title of the page that a path leads to. */
export function titleOf(pathname: string): string {
  const route = findRoute(flatten(routeRows), pathname);
  const name = route?.name ?? (constantPages[pathname] ? pathname : paths.notFound());
  return `${t(`routes.${name}`)} - ${t('common.product')}`;
}
