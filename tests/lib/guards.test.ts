import { expect, test } from 'vitest';
import { isId, isRecord } from '@/lib/guards';

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['text', false],
  [1, false],
])('isRecord tells of %j: %s', (value, is) => {
  expect(isRecord(value)).toBe(is);
});

test.each([
  [7, true],
  ['7', true],
  [null, false],
  [undefined, false],
  [{ id: 7 }, false],
])('a choice keeps the id %j as servers send it, a number or a text: %s', (value, is) => {
  expect(isId(value)).toBe(is);
});
