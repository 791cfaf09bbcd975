import type { ComponentType } from 'react';
import { flatten } from '@/route-tree';
import { routeRows, untabbedPaths } from '@/routes';
import { loadablePage, type LoadablePage } from './loadable-page';

type PageModule = { default: ComponentType };

/** A file in pages/<group>/ is the page of the route with its path. Folders below it contain the parts of a page. */
const files = import.meta.glob<PageModule>([
  '/src/pages/*.tsx',
  '/src/pages/*/*.tsx',
  '!/src/pages/{login,auth-redirect}.tsx',
  '!/src/pages/{login,dashboard}/*',
]);
/** The condition is constant at build time: only a build with the mocked backend contains these pages. */
const demoFiles =
  import.meta.env.VITE_MOCK === 'on' ? import.meta.glob<PageModule>('/src/gallery/*.tsx') : {};

/** The locale file of a page: the first segment of its path. All pages of the gallery share one. */
const textsOf = (name: string) => /^\/(gallery|[^/]+)/.exec(name)?.[1];

function pageOf(name: string, texts = textsOf(name)): LoadablePage[] {
  const load = files[`/src/pages${name}.tsx`] ?? demoFiles[`/src/gallery${name}.tsx`];
  return load ? [loadablePage(load, texts)] : [];
}

/** The page of each path of the route table. */
export const pages: Record<string, LoadablePage> = Object.fromEntries(
  flatten(routeRows).flatMap(({ path, name }) => pageOf(name).map((page) => [path, page])),
);

/** The pages that open with every session, whatever the policies. */
export const constantPages: Record<string, LoadablePage> = Object.fromEntries(
  untabbedPaths.flatMap((path) => pageOf(path, 'common').map((page) => [path, page])),
);
