import { describe, expect, test } from 'vitest';
import { publicPaths } from '@/app/guard/authorize';
import { constantPages, pages } from '@/app/guard/pages';
import { paths } from '@/paths';
import { P } from '@/policies';
import { findRoute, flatten, menuRows, visible } from '@/route-tree';
import { routeRows, untabbedPaths, type RouteRow } from '@/routes';

const files = Object.keys(import.meta.glob(['/src/pages/**/*.tsx', '/src/gallery/*.tsx']));
const routes = flatten(routeRows);
/** The page to which a folder of parts belongs, as `dashboard.tsx` stands next to `dashboard/`. */
const folderPage = (file: string) => `${file.replace(/\/[^/]*$/, '')}.tsx`;

describe('the route table', () => {
  test('every route has a page file at its path and a loader', () => {
    for (const { path, name } of routes) {
      const folder = name.startsWith('/gallery') ? 'gallery' : 'pages';
      expect(files).toContain(`/src/${folder}${name}.tsx`);
      expect(Object.keys(pages)).toContain(path);
    }
  });

  test('every file directly in the folder of a group is a page with a route', () => {
    const inGroups = Object.keys(import.meta.glob('/src/pages/*/*')).filter(
      (file) => !file.startsWith('/src/pages/shared/') && !files.includes(folderPage(file)),
    );
    const names = routes.map(({ name }) => `/src/pages${name}.tsx`);
    expect(inGroups.length).toBeGreaterThan(40);
    expect(inGroups.filter((file) => !names.includes(file))).toEqual([]);
  });

  test('every loader has a route', () => {
    expect(Object.keys(pages).toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
    expect(Object.keys(constantPages).toSorted()).toEqual(untabbedPaths.toSorted());
  });

  test('every path builder leads to a page', () => {
    const known = (path: string) =>
      findRoute(routes, path) ?? [...publicPaths, ...untabbedPaths].includes(path);
    for (const build of Object.values<(...parts: string[]) => string>(paths)) {
      expect(known(build('1', '2', '3').replace(/\?.*/, ''))).toBeTruthy();
    }
  });

  test('every policy in the table exists on the server', () => {
    const named = routes.flatMap(({ row }) => (row.policy ? [row.policy] : []));
    for (const policy of named) expect(Object.values<string>(P)).toContain(policy);
  });
});

const rows: RouteRow[] = [
  { path: 'open' },
  { path: 'guarded', policy: 'A' },
  {
    path: 'group',
    policy: '',
    children: [
      { path: 'one', policy: 'B' },
      { path: 'two', policy: 'C' },
    ],
  },
  { path: 'shadow', policy: '', children: [{ path: 'inner/:id', hidden: true }] },
];
const pathsOf = (grants: string[]) =>
  flatten(visible(rows, (policy) => grants.includes(policy))).map(({ path }) => path);

describe('filtering', () => {
  test('a route with a policy is kept only when the policy is granted', () => {
    expect(pathsOf([])).not.toContain('/guarded');
    expect(pathsOf(['A'])).toContain('/guarded');
  });

  test('a route without a policy is always kept', () => {
    expect(pathsOf([])).toEqual(['/open', '/shadow/inner/:id']);
  });

  test('a group with an empty policy is kept with its remaining children', () => {
    expect(pathsOf(['C'])).toContain('/group/two');
    expect(pathsOf(['C'])).not.toContain('/group/one');
    expect(visible(rows, () => false).map((row) => row.path)).not.toContain('group');
  });

  test('the table itself is not changed', () => {
    const before = JSON.stringify(rows);
    visible(rows, () => false);
    expect(JSON.stringify(rows)).toBe(before);
  });

  test('the menu omits hidden pages and groups that have only hidden pages', () => {
    const menu = menuRows(visible(rows, () => true)).map((row) => row.path);
    expect(menu).toEqual(['open', 'guarded', 'group']);
  });

  test('an address with parameters finds its route', () => {
    expect(findRoute(flatten(rows), '/shadow/inner/42')?.name).toBe('/shadow/inner');
    expect(findRoute(flatten(rows), '/shadow/inner')).toBeUndefined();
  });
});
