import { expect, test } from 'vitest';
import { isBooleanName, parseBoolean, parseBooleans, parseJson } from '@/lib/json';
import { recordProperties } from '../records';

test('parseJson keeps an id beyond 2^53 exact, as a string', () => {
  const body = parseJson('{"id":1790000000000000001,"page":2,"name":"9007199254740993"}');
  expect(body).toEqual({ id: '1790000000000000001', page: 2, name: '9007199254740993' });
});

test('parseJson reads safe integers and long decimals as numbers', () => {
  expect(parseJson('[9007199254740991, 0.1234567890123456, 1]')).toEqual([
    9007199254740991, 0.1234567890123456, 1,
  ]);
});

test('parseJson does not change other objects when the JSON contains __proto__', () => {
  parseJson('{"__proto__":{"polluted":true},"id":1790000000000000001}');
  expect({}).not.toHaveProperty('polluted');
});

test('parseJson throws on invalid JSON', () => {
  expect(() => parseJson('{"a":')).toThrow(SyntaxError);
});

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
])('parseBoolean reads %j as %j', (value, boolean) => {
  expect(parseBoolean(value)).toBe(boolean);
});

test('parseBooleans returns the same object when its booleans need no parsing', () => {
  const body = { isListed: true, isActive: null, name: 'isListed' };
  expect(parseBooleans(body, JSON.stringify(body))).toBe(body);
});

test('parseBooleans reads the booleans of all rows, and leaves lists of texts alone', () => {
  const body = {
    items: [
      { isActive: 'false', tags: ['true'] },
      { isActive: 1, tags: [] },
    ],
  };
  expect(parseBooleans(body, JSON.stringify(body))).toEqual({
    items: [
      { isActive: false, tags: ['true'] },
      { isActive: true, tags: [] },
    ],
  });
});

const sources = import.meta.glob<string>('/src/api/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
test('every declared boolean has a boolean name, and no other property has one', () => {
  const written = Object.entries(sources)
    .filter(([file]) => !/\/(endpoint|clients|errors|properties|record)\.ts$/.test(file))
    .flatMap(([, source]) => [...source.matchAll(/^ {2,}(\w+)\??: (?!true\b)([^;(]+);$/gm)])
    .map(([, name = '', type = '']) => ({ name, isBoolean: type === 'boolean' }));
  const declared = recordProperties.map(({ name, kind }) => ({
    name,
    isBoolean: kind === 'flag',
  }));
  const members = [...written, ...declared];
  expect(members.filter(({ isBoolean }) => isBoolean).length).toBeGreaterThan(55);
  // Requests are excluded, because only responses are parsed.
  const asked = new Set(['onlyChina', 'all']);
  const odd = members.filter(
    ({ name, isBoolean }) => isBooleanName(name) !== isBoolean && !asked.has(name),
  );
  expect(odd).toEqual([]);
});
