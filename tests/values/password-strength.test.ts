import { expect, test } from 'vitest';
import { passwordStrength } from '@/values/password/password-strength';

test.each([
  ['', 0],
  ['abc', 1],
  ['aaaaaaaaaaaaaaaa', 1],
  ['abcdef', 1],
  ['abcdef12', 2],
  ['abcdefghij', 2],
  ['Abcdef12', 2],
  ['Abcdef1!', 3],
  ['Abcdefgh12', 3],
  ['Abcdefgh1!', 4],
  ['correct horse battery', 3],
])('%j has the strength %d of 4', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
