import { expect, test } from 'vitest';
import { isRecord } from '@/lib/guards';

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
