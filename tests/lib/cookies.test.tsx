import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cookies } from '@/lib/storage';

const written: string[] = [];
beforeEach(() => {
  written.length = 0;
  vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation((text) => {
    written.push(text);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The name and value of the last cookie, then its attributes. */
const parts = () => (written.at(-1) ?? '').split(/;\s*/).map((part) => part.toLowerCase());

test('a cookie is written with SameSite=Strict and the path /', () => {
  cookies.write('token', 'abc');
  expect(parts()).toEqual(expect.arrayContaining(['token=abc', 'samesite=strict', 'path=/']));
});

test('a cookie is secure on https', () => {
  vi.stubGlobal('location', { protocol: 'https:' });
  cookies.write('token', 'abc');
  expect(parts()).toContain('secure');
});

test('a cookie is not secure on http', () => {
  cookies.write('token', 'abc');
  expect(parts()).not.toContain('secure');
});

test('a cookie is read as it was written, and is null after its removal', () => {
  vi.restoreAllMocks();
  const value = '{"名称":"a=b; c, d\\"","n":[1]} 100%';
  cookies.write('settings', value);
  expect(cookies.read('settings')).toBe(value);
  expect(cookies.keys()).toContain('settings');
  expect(document.cookie).toContain('{');
  cookies.remove('settings');
  expect(cookies.read('settings')).toBeNull();
});

test('a cookie that was written without encoding is read', () => {
  vi.restoreAllMocks();
  document.cookie = 'foreign=50%; path=/';
  expect(cookies.read('foreign')).toBe('50%');
  cookies.remove('foreign');
});
