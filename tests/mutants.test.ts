import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutants } from '../scripts/lab/mutants/list.ts';
import { strayEntries } from '../scripts/lab/mutants/visible.ts';

const names = mutants.map(({ guard }) => guard);

test('the list has at least 60 guards, each once', () => {
  expect(names.length).toBeGreaterThanOrEqual(60);
  expect(names).toEqual([...new Set(names)]);
});

test.each(mutants)(
  '$guard: its code occurs exactly once in the file',
  ({ file, find, replace }) => {
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
  },
);

test('the test files of all guards exist', () => {
  const files = mutants.flatMap(({ tests }) => tests.split(' '));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('the guards that nobody sees missing in the demo are guards of the list', () => {
  expect(strayEntries(mutants)).toEqual([]);
});
