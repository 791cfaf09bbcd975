import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { floors, mayImport, roomOf } from '../scripts/floors';
import { kindNames, kindPlaces } from '../scripts/lab/kind-places';

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The mocked backend is not one of the floors; it may import only these modules. */
const openToMocks =
  /^(mocks\/.+|api\/.+|paths|routes|route-tree|policies|enums|config\/.+|lib\/.+)$/;

/** The path of a module below src, without its extension. */
const moduleOf = (path: string) => path.replace(/^\/?src\//, '').replace(/\.tsx?$/, '');

function importsOf(source: string): string[] {
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(
    ([, path]) => path ?? [],
  );
}

/** Why a file may not import a module; null when it may. */
function objection(file: string, specifier: string): string | null {
  if (specifier.startsWith('..')) return 'climbs out of its folder';
  if (!specifier.startsWith('@/')) return null;
  const from = moduleOf(file);
  const target = specifier.slice(2);
  if (from.startsWith('mocks/')) {
    return openToMocks.test(target) ? null : 'is not open to the mocked backend';
  }
  if (target.startsWith('mocks/')) return from === 'main' ? null : 'is the mocked backend';
  if (from.startsWith('pages/') && target.startsWith('pages/')) {
    const [, group] = from.split('/');
    const open = [`${from}/`, `pages/${group}/shared/`, 'pages/shared/'];
    return open.some((folder) => target.startsWith(folder)) ? null : 'is another page';
  }
  return mayImport(from, target) ? null : 'is not on a lower floor';
}

const chinese = /[\u4e00-\u9fff\u3000-\u303f\uff01-\uff5e]/;
const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

describe('imports go down the floors only', () => {
  test('no file imports from its own or a higher floor, and no page imports another page', () => {
    const objections = Object.entries(sources).flatMap(([file, source]) =>
      importsOf(source).flatMap((target) => {
        const why = objection(file, target);
        return why ? [`${file} imports ${target}, which ${why}`] : [];
      }),
    );
    expect(objections).toEqual([]);
  });

  test.each([
    ['/src/lib/a.ts', '@/stores/session', 'is not on a lower floor'],
    ['/src/stores/a.ts', '@/values/rules', 'is not on a lower floor'],
    ['/src/values/rules.ts', '@/elements/form/fields/fields', 'is not on a lower floor'],
    ['/src/elements/table/pager.tsx', '@/elements/filter/filter-bar', 'is not on a lower floor'],
    ['/src/lib/file/file-type.ts', '@/lib/html/html-text', 'is not on a lower floor'],
    ['/src/pages/user/a.tsx', '@/pages/company/b', 'is another page'],
    ['/src/pages/user/a.tsx', '@/pages/company/shared/b', 'is another page'],
    ['/src/app/a.ts', '@/mocks/domain/users', 'is the mocked backend'],
    ['/src/mocks/a.ts', '@/stores/session', 'is not open to the mocked backend'],
    ['/src/app/layout/a.tsx', '../guard', 'climbs out of its folder'],
  ])('%s may not import %s', (file, target, why) => {
    expect(objection(file, target)).toBe(why);
  });

  test.each([
    ['/src/main.tsx', '@/mocks/start'],
    ['/src/pages/company/company-details.tsx', '@/pages/company/company-details/lines'],
    ['/src/pages/company/company-list/parks.tsx', '@/pages/company/shared/type-parts'],
    ['/src/api/clients.ts', '@/config/env'],
    ['/src/elements/form/fields/fields.tsx', '@/values/rules'],
    ['/src/app/guard/authorize.ts', '@/stores/session'],
  ])('%s may import %s', (file, target) => {
    expect(objection(file, target)).toBeNull();
  });

  test('every file belongs to a floor, and every floor has files', () => {
    const paths = Object.keys(sources).map(moduleOf);
    const outside = paths.filter(
      (path) => roomOf(path) === null && !/^(mocks\/|main$|env\.d$)/.test(path),
    );
    const rooms = new Set(paths.map(roomOf));
    expect(outside).toEqual([]);
    expect(floors.flat().filter((room) => !rooms.has(room))).toEqual([]);
  });

  test('only src/values branches on the type of a column, a field or a condition', () => {
    expect(kindNames.size).toBeGreaterThan(20);
    expect(kindPlaces()).toEqual([]);
  });

  test('no folder holds more than 32 files', () => {
    const folders = globSync('src/**/*.{ts,tsx,css,json}').map((file) =>
      file.replace(/\/[^/]*$/, ''),
    );
    const crowded = [...new Set(folders)].filter(
      (folder) => folders.filter((other) => other === folder).length > 32,
    );
    expect(crowded).toEqual([]);
  });
});

describe('files', () => {
  test('only the mocked backend and lib contain Chinese text', () => {
    const found = Object.entries(sources)
      .filter(([file]) => !/^\/src\/(lib|mocks)\//.test(file))
      .filter(([, source]) => chinese.test(withoutComments(source)))
      .map(([file]) => file);
    expect(found).toEqual([]);
  });

  test('a page file has at most 150 lines', () => {
    const long = Object.entries(sources)
      .filter(([file]) => file.startsWith('/src/pages/'))
      .filter(([, source]) => source.split('\n').length > 151)
      .map(([file]) => file);
    expect(long).toEqual([]);
  });

  test('no button only navigates: a link can also be opened in a new tab', () => {
    const found = Object.entries(sources)
      .filter(([, source]) => /onClick=\{\(\) => (?:void )?navigate\(/.test(source))
      .map(([file]) => file);
    expect(found).toEqual([]);
  });

  test('a test in Node that replaces a global restores it, because the files of a process share it', () => {
    const found = globSync('tests/**/*.test.ts').filter((file) => {
      const source = readFileSync(file, 'utf8');
      return source.includes('vi.stubGlobal(') && !source.includes('vi.unstubAllGlobals()');
    });
    expect(found).toEqual([]);
  });

  test('every imported package is a dependency', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const declared = new Set(Object.keys({ ...dependencies, ...devDependencies }));
    const foreign = Object.entries(sources).flatMap(([file, source]) =>
      importsOf(source)
        .flatMap((path) => /^((?:@[\w-]+\/)?[\w-][\w.-]*)(?:\/[\w./-]+)?$/.exec(path)?.[1] ?? [])
        .filter((name) => !declared.has(name))
        .map((name) => `${file} imports ${name}`),
    );
    expect(foreign).toEqual([]);
  });

  test('no file imports lazy from React, because its Suspense delays the first paint', () => {
    const found = Object.entries(sources)
      .filter(([, source]) => /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(source))
      .map(([file]) => file);
    expect(found).toEqual([]);
  });

  test('the workbench imports its parts statically, but for the charts below them', () => {
    const parts = Object.entries(sources).filter(([file]) =>
      /^\/src\/pages\/dashboard(\.|\/statistics)/.test(file),
    );
    const asked = parts.filter(([, source]) =>
      /\bimport\((?!'\.\/dashboard\/days')|\bloadable\(/.test(source),
    );
    expect(asked.map(([file]) => file)).toEqual([]);
    expect(parts).toHaveLength(2);
  });

  test('only lib/intl creates Intl formatters, which `localeCompare` with options does for each pair', () => {
    const created = /new Intl\.|localeCompare\([^)]*\{/;
    const found = Object.entries(sources)
      .filter(([file, source]) => !file.startsWith('/src/mocks/') && created.test(source))
      .map(([file]) => file);
    expect(found).toEqual(['/src/lib/intl.ts']);
  });

  test('only theme.css contains colours', () => {
    const found = globSync('src/**/*.css').filter(
      (file) => file !== 'src/theme.css' && /#[0-9a-f]{3,8}\b/i.test(readFileSync(file, 'utf8')),
    );
    expect(found).toEqual([]);
  });

  test('icons come from the icon package; only the logo of the sign-in, lines of charts and QR codes are drawn by hand', () => {
    const found = Object.entries(sources)
      .filter(([file]) => !file.startsWith('/src/mocks/'))
      .filter(([, source]) => /<(svg|path)\b(?! xmlns)/.test(source))
      .map(([file]) => file);
    expect(found).toEqual([
      '/src/crud/sheet/sheet-paper.tsx',
      '/src/elements/chart/line-chart.tsx',
      '/src/elements/chart/sparkline.tsx',
      '/src/pages/login/brand.tsx',
      '/src/ui/icon.tsx',
    ]);
  });

  test('components of antd come from ui/antd, where each has its scope', () => {
    const outside = Object.entries(sources).flatMap(([file, source]) => {
      if (/^\/src\/(ui\/antd|gallery)\//.test(file)) return [];
      const [, names = ''] = /import \{([^}]*)\} from 'antd'/.exec(source) ?? [];
      const used = names.split(',').filter((name) => name.trim() && !/^\s*type /.test(name));
      return used.map((name) => `${file}: ${name.trim()}`);
    });
    // Messages are in a scope of their own; a form disables its fields within its scope.
    expect(outside).toEqual([
      '/src/app/feedback/feedback.tsx: App',
      '/src/elements/form/fields/fields.tsx: ConfigProvider',
    ]);
  });

  test('only ui/antd/antd.css knows class names of antd', () => {
    const scripts = Object.entries(sources)
      .filter(([, source]) => /\.ant-[a-z]/.test(withoutComments(source)))
      .map(([file]) => file);
    const sheets = globSync('src/**/*.css').filter((file) =>
      /\.ant-[a-z]/.test(readFileSync(file, 'utf8')),
    );
    expect([...scripts, ...sheets]).toEqual(['src/ui/antd/antd.css']);
  });
});
