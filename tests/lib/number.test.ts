import { expect, test } from 'vitest';
import { abbreviate, grouped } from '@/lib/number';

test.each<[unknown, string]>([
  [0, '0'],
  [999, '999'],
  [1000, '1k'],
  [1049, '1k'],
  [1050, '1.1k'],
  [1500, '1.5k'],
  [12_345, '12.3k'],
  [999_949, '999.9k'],
  [999_960, '1M'],
  [1_500_000, '1.5M'],
  [2e9, '2G'],
  [3.25e12, '3.3T'],
  [1e15, '1P'],
  [1e18, '1E'],
  [2.5e21, '2500E'],
  [-1500, '-1.5k'],
  [-999_960, '-1M'],
  [0.5, '0.5'],
  ['1500', '1.5k'],
  ['', ''],
  [' ', ''],
  ['abc', ''],
  [Number.NaN, ''],
  [Infinity, ''],
  [null, ''],
  [undefined, ''],
])('%j is short for %j', (value, text) => {
  expect(abbreviate(value)).toBe(text);
});

test.each([
  [0, '0'],
  [1284, '1,284'],
  [12_345_678, '12,345,678'],
])('%d is counted as %s', (value, text) => {
  expect(grouped(value)).toBe(text);
});
