import { pbkdf2Sync } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { digestPassword, matchesDigest } from '@/lib/password';

const rounds = 1000;

afterEach(() => vi.unstubAllGlobals());

test('a digest contains scheme, rounds, salt and key, but not the password', async () => {
  const digest = await digestPassword('S3cret-秘密', rounds);
  const [scheme, stated, salt = '', key] = digest.split('$');
  expect([scheme, stated]).toEqual(['pbkdf2-sha256', '1000']);
  const expected = pbkdf2Sync('S3cret-秘密', Buffer.from(salt, 'base64'), rounds, 32, 'sha256');
  expect(key).toBe(expected.toString('base64'));
  expect(digest).not.toContain('S3cret');
});

test('two digests of the same password differ', async () => {
  expect(await digestPassword('one', rounds)).not.toBe(await digestPassword('one', rounds));
});

test('a digest matches only its password, including spaces and case', async () => {
  const digest = await digestPassword(' Pass word ', rounds);
  expect(await matchesDigest(' Pass word ', digest)).toBe(true);
  expect(await matchesDigest('Pass word', digest)).toBe(false);
  expect(await matchesDigest(' pass word ', digest)).toBe(false);
  expect(await matchesDigest('', digest)).toBe(false);
});

test.each(['', 'plain', 'pbkdf2-sha256$0$$', 'pbkdf2-sha256$1000$===$===', 'md5$1$YQ==$YQ=='])(
  'no password matches %j, which is not a digest',
  async (text) => {
    expect(await matchesDigest('plain', text)).toBe(false);
    expect(await matchesDigest('', text)).toBe(false);
  },
);

test('a digest matches with and without WebCrypto', async () => {
  const digest = await digestPassword('锁屏', rounds);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await matchesDigest('锁屏', digest)).toBe(true);
  const own = await digestPassword('锁屏', rounds);
  vi.unstubAllGlobals();
  expect(await matchesDigest('锁屏', own)).toBe(true);
});
