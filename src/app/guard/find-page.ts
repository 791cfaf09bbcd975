import { redirect } from 'react-router-dom';
import { productName, t } from '@/i18n';
import { localPath } from '@/lib/url/local-path';
import { paths } from '@/paths';
import { findRoute, flatten, visible } from '@/route-tree';
import { routeRows } from '@/routes';
import { can } from '@/stores/app-config';
import { setForbiddenPage } from '@/stores/forbidden-page';
import { refreshTab } from '@/stores/tabs';
import { constantPages, pages } from './pages';

/** Resolves the paths without a page of their own: '/' is the home page, and `/redirect/…` opens a page again. */
export function resolveAlias(path: string): string | null {
  if (path === '/' || path.startsWith('/?')) return paths.home();
  if (!path.startsWith('/redirect/')) return null;
  const target = localPath(path);
  refreshTab(target.split(/[?#]/, 1)[0] ?? target);
  return target;
}

/** The page of a path. Throws a redirect to /404 when it does not exist or the user may not open it. */
export function findPage(pathname: string) {
  const constant = constantPages[pathname];
  if (constant) return constant;
  const route = findRoute(flatten(visible(routeRows, can)), pathname);
  const page = route && pages[route.path];
  if (page) return page;
  setForbiddenPage(pathname);
  throw redirect(paths.notFound());
}

/** Loads the code of the page to which a sign-in leads, before it is known whether the user may open it. */
export async function preloadPage(target: string): Promise<unknown> {
  const [pathname = ''] = target.split(/[?#]/, 1);
  const route = findRoute(flatten(routeRows), pathname === '/' ? paths.home() : pathname);
  return route && pages[route.path]?.preload();
}

/** The document title of the page of a path. */
export function titleOf(pathname: string): string {
  const route = findRoute(flatten(routeRows), pathname);
  const name = route?.name ?? (constantPages[pathname] ? pathname : paths.notFound());
  return `${t(`routes.${name}`)} - ${productName()}`;
}
