import { expect, test } from 'vitest';
import { isChunkLoadError } from '@/lib/guards';
import { redact } from '@/lib/redact';

test.each([
  ['Bearer eyJhbGciOi.eyJzdWIi.c2ln is no good', 'Bearer … is no good'],
  ['Bearer CfDJ8-opaque_token.of/a+server= is no good', 'Bearer … is no good'],
  ['token eyJhbGciOi.eyJzdWIiOiIx.c2ln', 'token …'],
  ['token CfDJ8Kx-opaque_Token0of9a8server refused', 'token … refused'],
  ['token 9f86d081884c7d659a2feaa0c55ad015 refused', 'token … refused'],
  ['call 138 0013 8000 or 138-0013-8000', 'call # or #'],
  ['call +86 13800138000, (0539) 8312345', 'call #, #'],
  ['card 6222 0212 3456 7890 123', 'card #'],
  ['mail to zhang.san@example.com', 'mail to …@…'],
  ['手机号 13800138000 已被张三使用', '… # …'],
  ['GET /api/company?mobile=13800138000&name=x failed', 'GET /api/company?… failed'],
  ['Unexpected token z, "{"name":"Zhang San"}" is not JSON', 'Unexpected token z, "…" is not JSON'],
])('redact changes %s to %s', (text, told) => {
  expect(redact(text)).toBe(told);
});

test.each([
  "Cannot read properties of undefined (reading 'items')",
  'Request failed with status code 502',
  'Failed to fetch http://x/assets/transport-line-contacts-BsdH12Xk.js',
])('redact does not change %s', (text) => {
  expect(redact(text)).toBe(text);
});

test('redact shortens a long text', () => {
  expect(redact('a '.repeat(5_000)).length).toBeLessThanOrEqual(200);
});

test.each([
  'Failed to fetch dynamically imported module: http://x/assets/a-1.js',
  'error loading dynamically imported module: http://x/assets/a-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a-1.css',
])('%s is a chunk load error', (message) => {
  expect(isChunkLoadError(new TypeError(message))).toBe(true);
});

test('another error is not a chunk load error', () => {
  expect(isChunkLoadError(new TypeError('x is not a function'))).toBe(false);
  expect(isChunkLoadError('Importing a module script failed.')).toBe(false);
});
