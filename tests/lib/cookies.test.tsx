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

/** Name and value, then what the browser is told about them. */
const parts = () => (written.at(-1) ?? '').split(/;\s*/).map((part) => part.toLowerCase());

test('a cookie goes to no other site, and to every path of this one', () => {
  cookies.write('token', 'abc');
  expect(parts()).toEqual(expect.arrayContaining(['token=abc', 'samesite=strict', 'path=/']));
});

test('a cookie that was written over a safe line goes over no other', () => {
  vi.stubGlobal('location', { protocol: 'https:' });
  cookies.write('token', 'abc');
  expect(parts()).toContain('secure');
});

test('a cookie that was written over a plain line stays readable there', () => {
  cookies.write('token', 'abc');
  expect(parts()).not.toContain('secure');
});

test('a value is read as it was written, whatever is in it, and gone once it is removed', () => {
  vi.restoreAllMocks();
  const value = '{"名称":"a=b; c, d\\"","n":[1]} 100%';
  cookies.write('settings', value);
  expect(cookies.read('settings')).toBe(value);
  expect(cookies.keys()).toContain('settings');
  expect(document.cookie).toContain('{');
  cookies.remove('settings');
  expect(cookies.read('settings')).toBeNull();
});

test('a value that another program wrote without encoding is read as it is', () => {
  vi.restoreAllMocks();
  document.cookie = 'foreign=50%; path=/';
  expect(cookies.read('foreign')).toBe('50%');
  cookies.remove('foreign');
});
