import { expect, test } from 'vitest';
import { isFlagName, readFlag, readFlags } from '@/lib/flags';

test.each([
  [true, true],
  ['true', true],
  [1, true],
  [false, false],
  ['false', false],
  [0, false],
  ['True', null],
  ['1', null],
  ['yes', null],
  ['', null],
  [2, null],
  [null, null],
  [{}, null],
])('%j reads as %j', (value, flag) => {
  expect(readFlag(value)).toBe(flag);
});

test('an answer whose flags are flags already stays the same object', () => {
  const answer = { isListed: true, isActive: null, name: 'isListed' };
  expect(readFlags(answer, JSON.stringify(answer))).toBe(answer);
});

const sources = import.meta.glob<string>('/src/api/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every yes or no that the calls declare is named like one, and nothing else is', () => {
  const members = Object.entries(sources)
    .filter(([file]) => !/\/(endpoint|clients|errors)\.ts$/.test(file))
    .flatMap(([, source]) => [...source.matchAll(/^ {2,}(\w+)\??: ([^;(]+);$/gm)])
    .map(([, name = '', type = '']) => ({ name, isFlag: type === 'boolean' }));
  expect(members.filter(({ isFlag }) => isFlag).length).toBeGreaterThan(70);
  // Of requests alone.
  const asked = new Set(['onlyChina', 'all']);
  const odd = members.filter(({ name, isFlag }) => isFlagName(name) !== isFlag && !asked.has(name));
  expect(odd).toEqual([]);
});
