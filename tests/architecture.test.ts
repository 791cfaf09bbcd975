import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Rooms from the top of the house to the bottom; each opens only rooms below it (and itself). */
const rooms = [
  'main',
  'app',
  'pages',
  'elements',
  'stores',
  'i18n',
  'api',
  'foundation',
  'config',
  'lib',
];
const foundation = ['routes', 'route-tree', 'paths', 'policies', 'enums'];
/** The mocked backend stands beside the house. */
const openToMocks = ['mocks', 'api', 'foundation', 'config', 'lib'];

function roomOf(path: string): string {
  const [first = ''] = path.replace(/^(\/src\/|@\/)/, '').split(/[/.]/);
  if (foundation.includes(first)) return 'foundation';
  return first === 'env' ? 'config' : first;
}

export function importsOf(source: string): string[] {
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(
    ([, path]) => path ?? [],
  );
}

/** Why a file may not open another one; null when it may. */
export function objection(file: string, target: string): string | null {
  if (target.startsWith('..')) return 'climbs out of its folder';
  if (!target.startsWith('@/')) return null;
  const from = roomOf(file);
  const to = roomOf(target);
  if (from === 'mocks') return openToMocks.includes(to) ? null : 'is above the mocked backend';
  if (to === 'mocks') return from === 'main' ? null : 'is the mocked backend';
  if (from === 'pages' && to === 'pages') {
    const own = file.replace(/\.tsx?$/, '').replace('/src/', '@/');
    return target.startsWith(`${own}/`) ? null : 'is another page';
  }
  // The configuration and the helpers below it are the two lowest rooms and open nothing above.
  return rooms.indexOf(to) >= rooms.indexOf(from) ? null : 'is above';
}

const chinese = /[\u4e00-\u9fff\u3000-\u303f\uff01-\uff5e]/;
const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

describe('imports run one way', () => {
  test('no file opens a room above it, and no page another page', () => {
    const objections = Object.entries(sources).flatMap(([file, source]) =>
      importsOf(source).flatMap((target) => {
        const why = objection(file, target);
        return why ? [`${file} opens ${target}, which ${why}`] : [];
      }),
    );
    expect(objections).toEqual([]);
  });

  test.each([
    ['/src/lib/a.ts', '@/stores/session', 'is above'],
    ['/src/stores/a.ts', '@/elements/form/rules', 'is above'],
    ['/src/pages/user/a.tsx', '@/pages/company/b', 'is another page'],
    ['/src/app/a.ts', '@/mocks/users', 'is the mocked backend'],
    ['/src/mocks/a.ts', '@/stores/session', 'is above the mocked backend'],
    ['/src/app/layout/a.tsx', '../guard', 'climbs out of its folder'],
  ])('%s may not open %s', (file, target, why) => {
    expect(objection(file, target)).toBe(why);
  });

  test.each([
    ['/src/main.tsx', '@/mocks/start'],
    ['/src/pages/company/company-details.tsx', '@/pages/company/company-details/lines'],
    ['/src/api/clients.ts', '@/config/env'],
    ['/src/app/guard.ts', '@/stores/session'],
  ])('%s may open %s', (file, target) => {
    expect(objection(file, target)).toBeNull();
  });
});

describe('files', () => {
  test('no sentence in Chinese stands in code; the mocked backend and the helpers are the exceptions', () => {
    const found = Object.entries(sources)
      .filter(([file]) => !/^\/src\/(lib|mocks)\//.test(file))
      .filter(([, source]) => chinese.test(withoutComments(source)))
      .map(([file]) => file);
    expect(found).toEqual([]);
  });

  test('a page stays a declaration of at most 150 lines', () => {
    const long = Object.entries(sources)
      // The gallery is samples, no page of the product.
      .filter(([file]) => /^\/src\/pages\/(?!gallery\/)/.test(file))
      .filter(([, source]) => source.split('\n').length > 151)
      .map(([file]) => file);
    expect(long).toEqual([]);
  });

  test('nobody asks for code by the lazy of React, which holds back what it draws first', () => {
    const found = Object.entries(sources)
      .filter(([, source]) => /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(source))
      .map(([file]) => file);
    expect(found).toEqual([]);
  });

  test('what the workbench paints first comes with it', () => {
    const parts = Object.entries(sources).filter(([file]) =>
      /^\/src\/pages\/dashboard(\.|\/statistics)/.test(file),
    );
    const asked = parts.filter(([, source]) => /\bimport\(|\bloadable\(/.test(source));
    expect(asked.map(([file]) => file)).toEqual([]);
    expect(parts).toHaveLength(2);
  });

  test('formatters are made and kept in one place, which costs nothing before the first is needed', () => {
    const found = Object.entries(sources)
      .filter(([file, source]) => !file.startsWith('/src/mocks/') && /new Intl\./.test(source))
      .map(([file]) => file);
    expect(found).toEqual(['/src/lib/intl.ts']);
  });

  test('colours stand in the theme', () => {
    const found = globSync('src/**/*.css').filter(
      (file) => file !== 'src/theme.css' && /#[0-9a-f]{3,8}\b/i.test(readFileSync(file, 'utf8')),
    );
    expect(found).toEqual([]);
  });

  test('what is for a small window does not hold for a sheet of paper, and what is for a large one does', () => {
    const found = globSync('src/**/*.css').filter((file) =>
      /@media \((width|max-width|min-width)\b[^)]*(768|769|991|992)px/.test(
        readFileSync(file, 'utf8'),
      ),
    );
    expect(found).toEqual([]);
  });
});
