import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mobileBelowPx } from '@/config/limits';
import { extraSmallUpToPx } from '@/ui/use-media';

const read = (file: string) => readFileSync(file, 'utf8');
const withoutComments = (sheet: string) => sheet.replace(/\/\*[\s\S]*?\*\//g, '');

const sheets = new Map(globSync('src/**/*.css').map((file) => [file, withoutComments(read(file))]));
const modules = [...sheets].filter(([file]) => file.endsWith('.module.css'));

/** The names of the classes in the selectors of a sheet. */
function classesOf(sheet: string) {
  const own = sheet.replace(/:global\([^)]*\)/g, '');
  const selectors = [...own.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector).join();
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].flatMap(([, name]) => name ?? []));
}

interface Use {
  file: string;
  names: Set<string>;
  /** The file computes names, or hands on the whole module. */
  isOpen: boolean;
}

/** Which classes each source file takes from which module. */
const uses = new Map<string, Use[]>();
for (const file of globSync('src/**/*.{ts,tsx}')) {
  const source = read(file);
  for (const [whole, local = '', path = ''] of source.matchAll(
    /import (\w+) from '([^']+\.module\.css)';/g,
  )) {
    const sheet = path.startsWith('@/') ? join('src', path.slice(2)) : join(dirname(file), path);
    const rest = source.replace(whole, '');
    const names = [...rest.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))];
    const isOpen = new RegExp(`\\b${local}\\b(?!\\.\\w)`).test(rest);
    const use = { file, names: new Set(names.flatMap(([, name]) => name ?? [])), isOpen };
    uses.set(sheet, [...(uses.get(sheet) ?? []), use]);
  }
}

describe('CSS modules', () => {
  test('have no class that no source file uses', () => {
    const unused = modules.flatMap(([file, sheet]) => {
      const users = uses.get(file) ?? [];
      if (users.some(({ isOpen }) => isOpen)) return [];
      return [...classesOf(sheet)]
        .filter((name) => !users.some(({ names }) => names.has(name)))
        .map((name) => `${file}: ${name}`);
    });
    expect(unused).toEqual([]);
  });

  test('have every class that a source file uses', () => {
    const missing = modules.flatMap(([file, sheet]) => {
      const classes = classesOf(sheet);
      return (uses.get(file) ?? []).flatMap((use) =>
        [...use.names]
          .filter((name) => !classes.has(name))
          .map((name) => `${use.file} uses ${name} of ${file}`),
      );
    });
    expect(missing).toEqual([]);
  });

  test('take over only classes that the shared style sheet has', () => {
    const shared = classesOf(sheets.get('src/ui/layout/layout.css') ?? '');
    const missing = modules.flatMap(([file, sheet]) =>
      [...sheet.matchAll(/composes: ([^;]+) from global;/g)]
        .flatMap(([, names = '']) => names.split(' '))
        .filter((name) => !shared.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('are all imported', () => {
    expect(modules.map(([file]) => file).filter((file) => !uses.has(file))).toEqual([]);
  });
});

describe('the shared style sheet', () => {
  const sheet = 'src/ui/layout/layout.css';
  const sources = globSync('src/**/*.{css,tsx}')
    .filter((file) => file !== sheet)
    .map(read)
    .join('\n');

  /** Whether a source names the class itself, the element of that kind, or the option with that value. */
  function isUsed(name: string) {
    const [, option = '', value] = name.split('-');
    const element = option.charAt(0).toUpperCase() + option.slice(1);
    const rest = value === undefined ? '[\\s/>]' : `=(\\{[^}]*\\b${value}\\b|"${value}")`;
    return new RegExp(`\\b${name}\\b|<${element}\\b|\\s${option}${rest}`).test(sources);
  }

  test('has no class that nothing uses', () => {
    const names = [...classesOf(sheets.get(sheet) ?? '')];
    expect(names.filter((name) => !isUsed(name))).toEqual([]);
  });
});

/** How a media query asks for the width of a window: with the numbers of the limits, and not on paper. */
const spellings = [
  `screen and (width < ${mobileBelowPx}px)`,
  `print, (width >= ${mobileBelowPx}px)`,
  `screen and (width >= ${mobileBelowPx}px)`,
  `screen and (width <= ${extraSmallUpToPx}px)`,
  `print, (width > ${extraSmallUpToPx}px)`,
];

/** What is left of a query without the known spellings. */
const leftOf = (query: string) =>
  spellings.reduce((rest, spelling) => rest.replaceAll(spelling, ''), query);

const asksForWidth = /width[^)]*\b(7[56]\d|99\d)px|\b(7[56]\d|99\d)px[^)]*width/;

describe('media queries', () => {
  test('of the style sheets spell the widths of phones and small windows in one way', () => {
    const found = [...sheets].flatMap(([file, sheet]) =>
      [...sheet.matchAll(/@media ([^{]+)\{/g)]
        .map(([, query = '']) => query.trim())
        .filter((query) => asksForWidth.test(leftOf(query)))
        .map((query) => `${file}: ${query}`),
    );
    expect(found).toEqual([]);
  });

  test.each([
    `screen and (width < ${mobileBelowPx}px) and (height < 500px)`,
    `screen and (width <= ${extraSmallUpToPx}px), ${spellings[0]} and (height < 500px)`,
  ])('may combine the spellings: %s', (query) => {
    expect(leftOf(query)).not.toMatch(asksForWidth);
  });

  test.each([
    `(width < ${mobileBelowPx}px)`,
    `screen and (max-width: ${mobileBelowPx - 1}px)`,
    `screen and (width < ${extraSmallUpToPx + 1}px)`,
    `screen and (600px <= width < ${mobileBelowPx}px)`,
  ])('may not say the same in another way: %s', (query) => {
    expect(leftOf(query)).toMatch(asksForWidth);
  });
});
