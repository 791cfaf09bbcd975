import { afterEach, expect, test, vi } from 'vitest';
import { local } from '@/lib/storage';

const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError');
};
afterEach(() => vi.restoreAllMocks());

test('the storage keeps values in memory when the browser refuses to write', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  local.write('theme', 'dark');
  expect(local.read('theme')).toBe('dark');
  expect(local.keys()).toContain('theme');
  expect(local.isShared('theme')).toBe(false);
  local.remove('theme');
  expect(local.read('theme')).toBeNull();
});

test('the storage returns null when the browser refuses to read', () => {
  localStorage.setItem('theme', 'dark');
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  expect(local.read('theme')).toBeNull();
  expect(local.isShared('theme')).toBe(false);
});
