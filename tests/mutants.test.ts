import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutants } from '../scripts/mutants/list.mjs';

const names = mutants.map(({ guard }) => guard);

test('there are enough guards, each listed once', () => {
  expect(names.length).toBeGreaterThanOrEqual(60);
  expect(names).toEqual([...new Set(names)]);
});

test.each(mutants)('$guard: stands where the list says, once', ({ file, find, replace }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
});

test('the tests that are to notice are there', () => {
  const files = mutants.flatMap(({ tests }) => tests.split(' '));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
