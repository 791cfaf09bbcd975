import { describe, expect, test } from 'vitest';
import { normalizeRowActions, withCode } from '@/crud/rows/row-actions';
import { fieldsOf } from '@/elements/control/control-props';
import * as enums from '@/enums';
import { flatten } from '@/route-tree';
import { routeRows, untabbedPaths } from '@/routes';
import type { AnyField, Rule, Values } from '@/schema/field';
import { declaredPages } from './declared-pages';

type Tree = { [key: string]: string | Tree };
const files = import.meta.glob<Tree>('/locales/*/*.json', { import: 'default', eager: true });

/** All keys of one language as dotted paths, each with its text. */
function texts(language: string): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (tree: Tree, base: string) => {
    for (const [key, value] of Object.entries(tree)) {
      const path = `${base}.${key}`;
      if (typeof value === 'string') found.set(path, value);
      else walk(value, path);
    }
  };
  for (const [file, tree] of Object.entries(files)) {
    const [, , folder, name = ''] = file.split('/');
    if (folder === language) walk(tree, name.replace('.json', ''));
  }
  return found;
}

const zh = texts('zh-CN');
const en = texts('en');
/** The values that a text inserts; each language may format them in its own way. */
const placeholders = (text = '') =>
  [...text.matchAll(/\{\{(\w+)(?:, \w+)?\}\}/g)]
    .map(([, name]) => String(name))
    .toSorted()
    .join();
/** Plural forms exist only in languages that have them. */
const stem = (key: string) => key.replace(/_(one|other)$/, '');
const stems = (map: Map<string, string>) => [...new Set([...map.keys()].map(stem))].toSorted();

describe('locale files', () => {
  test('both languages have the same keys', () => {
    expect(stems(en)).toEqual(stems(zh));
  });

  test('a text takes the same values in both languages', () => {
    const different = [...zh]
      .filter(([key, text]) => en.has(key) && placeholders(text) !== placeholders(en.get(key)))
      .map(([key]) => key);
    // "Go to page 3 of 45": Chinese says the number of pages nowhere.
    expect(different).toEqual(['elements.pager.unit']);
  });

  test('English texts contain no Chinese, and no text is empty', () => {
    const left = [...en].filter(
      ([key, text]) => /[\u4e00-\u9fff]/.test(text) && !/languages\./.test(key),
    );
    expect(left).toEqual([]);
    expect([...zh, ...en].filter(([, text]) => !text.trim())).toEqual([]);
  });

  test('no page repeats a label that all pages share', () => {
    // The texts of these files show before those that all pages share.
    const early = /^(common|config|errors|login)\./;
    const repeated = [...zh].filter(([key, text]) => {
      const shared = key.replace(/^.+\.fields\./, 'fields.');
      const isSame = zh.get(shared) === text && en.get(shared) === en.get(key);
      return shared !== key && isSame && !early.test(key);
    });
    expect(repeated.map(([key]) => key)).toEqual([]);
  });

  test('Chinese sentences use full-width punctuation', () => {
    const half = [...zh].filter(([, text]) =>
      /[\u4e00-\u9fff][,;:?!()]|[,;?!][\u4e00-\u9fff]/.test(text),
    );
    expect(half).toEqual([]);
  });
});

/** Values of which at least one breaks almost every rule. */
const probes: unknown[] = [
  ...'a / //a http://a 文 { -1 0 1.5 99999999999'.split(' '),
  ' ',
  'a'.repeat(9999),
  -1,
  0,
  0.5,
  1e12,
  true,
  [1],
  [1, 1],
  ['a', 'a'],
  Array.from({ length: 1000 }, (_unused, index) => `a${index}`),
  [{}, {}],
];
/** The keys of the messages that the rules return for these values. */
const messageKeys = (rules: readonly (Rule | NonNullable<AnyField['rules']>[number])[]) => {
  const found = rules.flatMap((rule) =>
    probes.flatMap((value) => {
      // A rule may compare with other fields: once they are empty, once they have the same value.
      const forms: Values[] = [{}, new Proxy({}, { get: () => value })];
      return forms.flatMap((form) => {
        try {
          return rule(value, form) ?? [];
        } catch {
          // The rule cannot be called with a value of this type.
          return [];
        }
      });
    }),
  );
  return [...new Set(found.map((one) => (typeof one === 'string' ? one : one.rule)))];
};

describe('labels', () => {
  test('every code of every enum has a label', () => {
    const missing = Object.values(enums).flatMap((set) =>
      Object.keys(set)
        .filter((member) => !member.startsWith('$'))
        .map((member) => `enums.${set.$name}.${member}`)
        .filter((key) => !zh.has(key)),
    );
    expect(missing).toEqual([]);
  });

  test('every route and every group has a title', () => {
    const names = flatten(routeRows).flatMap((route) => [route.name, ...route.parents]);
    const missing = [...names, ...untabbedPaths].filter((name) => !zh.has(`routes.${name}`));
    expect(missing).toEqual([]);
  });

  test.each(declaredPages)('$name: everything that the page shows has a label', ({ page }) => {
    const { name, columns, filters = [], toolbar = [] } = page;
    const fields = fieldsOf(page.form ?? []).flatMap((field) => [field, ...(field.columns ?? [])]);
    const rules = [
      ...fields.flatMap((field) => field.rules ?? []),
      ...columns.flatMap((column) => [
        ...(column.edit ?? []),
        ...('rules' in column ? (column.rules ?? []) : []),
      ]),
    ];
    const actions = normalizeRowActions(page);
    const codes = [...actions, ...toolbar.map(withCode)].map(({ code }) => code);
    const shownRecord = codes.some((code) =>
      ['new', 'edit', 'copy', 'import', 'sort'].includes(code),
    );
    const missing = [
      ...[...columns, ...fields].map(({ key }) => [`${name}.fields.${key}`, `fields.${key}`]),
      ...columns.flatMap(({ parent }) => (parent ? [[`${name}.fields.$${parent}`]] : [])),
      ...fields.flatMap(({ hint }) => (hint ? [[hint]] : [])),
      ...messageKeys(rules).map((key) => [`${name}.rules.${key}`, `rules.${key}`]),
      ...(shownRecord ? [[`${name}.fields.$record`]] : []),
      ...filters.map(({ key }) => [
        `${name}.filters.${key}`,
        `${name}.fields.${key}`,
        `fields.${key}`,
      ]),
      ...codes.map((code) => [`${name}.actions.${code}`, `actions.${code}`]),
      ...actions.filter(({ confirm }) => confirm).map(({ code }) => [`${name}.confirms.${code}`]),
    ].filter((keys) => !keys.some((key) => zh.has(key)));
    const file = `locales/zh-CN/${name.split('.')[0]}.json`;
    expect(missing.map(([key]) => `${key} is missing in ${file}`)).toEqual([]);
  });
});
