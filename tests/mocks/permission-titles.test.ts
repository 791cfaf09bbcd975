import { expect, test } from 'vitest';
import { permissionTree } from '@/mocks/handlers/system/permission';
import { flatten } from '@/route-tree';
import { routeRows } from '@/routes';
import en from '../../locales/en/routes.json';
import zh from '../../locales/zh-CN/routes.json';

/** The first page of each policy; further pages share its permission. */
const pageNames = new Map(
  flatten(routeRows)
    .toReversed()
    .flatMap(({ name, row }) => (row.policy ? [[row.policy, name] as const] : [])),
);

test.each([
  ['zh', zh as Record<string, string>],
  ['en', en as Record<string, string>],
] as const)(
  'a permission has the title of the first page that it opens, in %s',
  (language, pages) => {
    const permissions = permissionTree(language).flatMap((group) => group.permissions);
    const called = permissions.flatMap(({ name, displayName }) => {
      const page = pageNames.get(name);
      return page === undefined ? [] : [[page, displayName]];
    });
    expect(called.length).toBeGreaterThan(30);
    expect(Object.fromEntries(called)).toEqual(
      Object.fromEntries(called.map(([page = '']) => [page, pages[page]])),
    );
  },
);
