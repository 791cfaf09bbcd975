import { expect, test } from 'vitest';
import { bareAmount } from '@/lib/bare-amount';

test.each([
  ['1,234.50', '1234.50'],
  ['￥1，234。5', '1234.5'],
  [' ¥ -12 ', '-12'],
  ['１２', '12'],
  ['１，２３４．５０', '1234.50'],
  ['１２３。４５', '123.45'],
  ['1 234', '1234'],
  ['１　２', '12'],
  ['abc', 'abc'],
  ['', ''],
])('%j is %j', (typed, bare) => {
  expect(bareAmount(typed)).toBe(bare);
});
