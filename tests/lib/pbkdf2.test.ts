import { pbkdf2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { pbkdf2 } from '@/lib/pbkdf2';

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (list: Uint8Array) => Buffer.from(list).toString('hex');

test.each([
  ['', 'salt', 1],
  ['password', 'salt', 1],
  ['password', 'salt', 4096],
  [' 锁屏 密码 🔒 ', 'a longer salt that fills more than one of the blocks, 64 bytes each', 1000],
  ['x'.repeat(64), 'salt', 3],
  ['a password that is longer than a block of 64 bytes and is hashed before use', 'salt', 12_000],
])('gives what Node gives for %j, %j and %i rounds', async (password, salt, rounds) => {
  const key = await pbkdf2(bytes(password), bytes(salt), rounds);
  expect(hex(key)).toBe(pbkdf2Sync(password, salt, rounds, 32, 'sha256').toString('hex'));
});
