import { expect, test } from 'vitest';
import { displayHost, safeUrl } from '@/lib/url/safe-url';

test.each([
  'https://example.com',
  'http://example.com:8080/a?b=c#d',
  'HTTPS://EXAMPLE.COM/A',
  'https://例子.中国/路径',
  'mailto:a@example.com',
  'tel:13800001000',
  '/static/uploads/a.png',
  'static/a.png',
  './a',
  '?page=2',
  '#top',
  'https://example.com/@name',
  'https://example.com/?mail=a@example.com',
])('safeUrl accepts %s', (url) => {
  expect(safeUrl(url)).toBe(url);
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'data:image/svg+xml,x',
  'vbscript:x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'ftp://example.com',
  'view-source:https://example.com',
  '//evil.example.com',
  '/\\evil.example.com',
  '\\\\evil.example.com',
  'https:\\\\evil.example.com',
  'https:evil.example.com',
  'https://',
  'https:///evil',
  'https://operator@example.com',
  'https://operator:secret@example.com/a',
  'https://:secret@example.com',
  'https://@example.com',
  'https://bank.example.com@evil.example.org/',
  'http://exa mple.com',
  'https://exa\u200bmple.com',
  '',
  '   ',
  null,
  undefined,
  42,
  { toString: () => 'https://example.com' },
  `https://example.com/${'a'.repeat(5000)}`,
])('safeUrl refuses %j', (url) => {
  expect(safeUrl(url)).toBeUndefined();
});

test('safeUrl trims spaces around a URL', () => {
  expect(safeUrl('  https://example.com \n')).toBe('https://example.com');
});

test.each([
  ['https://example.com:8080/a', 'example.com:8080'],
  // The text before the @ is a user name, even if it looks like a host.
  ['https://bank.example.com@evil.example.org/', 'evil.example.org'],
  ['/static/a.png', '/static/a.png'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
])('displayHost shows %s as %s', (url, host) => {
  expect(displayHost(url)).toBe(host);
});
