import { expect, test } from 'vitest';
import { areUnsafeDigits } from '@/lib/formula';

test.each([
  ['007', true],
  ['13800138000', true],
  ['0', false],
  ['1380013800', false],
  ['1.5', false],
  ['013a', false],
  ['a0138', false],
])('a spreadsheet would change the digits of %j: %s', (text, isUnsafe) => {
  expect(areUnsafeDigits(text)).toBe(isUnsafe);
});
