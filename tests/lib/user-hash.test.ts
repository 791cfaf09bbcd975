import { expect, test } from 'vitest';
import { hashUser } from '@/lib/user-hash';

test('hashUser tells users and tenants apart, but not how a name is written', () => {
  const hashes = [hashUser(undefined, 'wang'), hashUser(1, 'wang'), hashUser(1, 'li')];
  expect(new Set(hashes).size).toBe(3);
  expect(hashUser(1, 'Wang')).toBe(hashUser(1, 'wang'));
  expect(hashUser(undefined, 'wang')).not.toContain('wang');
});
