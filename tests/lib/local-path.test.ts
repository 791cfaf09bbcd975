import { describe, expect, it } from 'vitest';
import { localPath, loginPath } from '@/lib/url/local-path';

const foreign: unknown[] = [
  '//evil.test',
  '//evil.test/x',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  'https:evil.test',
  'https://evil.test/x',
  'HTTPS:\\\\evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.test',
  '@evil.test',
  ':80/x',
  '%2f%2fevil.test',
  '/%2f%2fevil.test',
  '/%2F/evil.test',
  '/%5cevil.test',
  '/\tevil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r\n/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/\u0000/evil.test',
  '/..//evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  '/%2e%2e//evil.test',
  '/redirect//evil.test',
  '/redirect/\\evil.test',
  '/redirect/%2f%2fevil.test',
  '/login?redirect=//evil.test',
  '/login?redirect=https://evil.test',
  '/login?redirect=%2F%2Fevil.test',
  '/login?redirect=%5C%5Cevil.test',
  '/redirect/login?redirect=%2F%5Cevil.test',
];
const nothing: unknown[] = [
  '',
  null,
  undefined,
  0,
  1,
  true,
  {},
  [],
  ['/a'],
  ['//e', '/a'],
  () => '/a',
];

/** Nests a path several times in a sign-in URL. */
const nest = (path: string, times: number): string =>
  times === 0 ? path : nest(`/login?redirect=${encodeURIComponent(path)}`, times - 1);

describe('the page after the sign-in', () => {
  it.each(foreign)('is the start page instead of %j', (input) => {
    expect(localPath(input)).toBe('/');
  });

  it.each(nothing)('is the start page for %j, which is no URL', (input) => {
    expect(localPath(input)).toBe('/');
  });

  it.each([
    '/',
    '/dashboard',
    '/company/company-list?page=2&limit=50&name=%E9%A1%BA%E4%B8%B0&status=1&status=2#row-7',
    '/marketing/vote-company/1/2/a%20b',
    '/search?next=https://evil.test',
    '/@evil.test',
    '/x//y',
    '/redirected',
    '/login-help?redirect=/x',
  ])('is %s unchanged, with query and hash', (path) => {
    expect(localPath(path)).toBe(path);
  });

  it.each([1, 2, 5])('unwraps a sign-in URL nested %i deep', (times) => {
    const path = '/company/company-list?name=a%26b&page=3#top';
    expect(localPath(nest(path, times))).toBe(path);
  });

  it.each([
    ['/redirect/company/company-list?page=2#x', '/company/company-list?page=2#x'],
    ['/redirect/redirect/redirect/redirect/redirect/a?b=1', '/a?b=1'],
    ['/redirect/login?redirect=/redirect/a', '/a'],
    ['/redirect/', '/'],
    ['/login', '/'],
    ['/login?other=1', '/'],
    ['/login?redirect=', '/'],
    ['/login?redirect=/a&redirect=//evil.test', '/a'],
    ['/a/../login?redirect=/b', '/b'],
  ])('is taken from %s as %s', (input, path) => {
    expect(localPath(input)).toBe(path);
  });

  it('is never a URL of another origin', () => {
    const home = 'https://console.test';
    for (const input of [...foreign, ...nothing]) {
      expect(new URL(localPath(input), home).origin).toBe(home);
    }
  });
});

describe('the sign-in URL', () => {
  it.each(['/company/company-list?name=a%26b&page=3#top', '/a b', '/profile/index'])(
    'contains %s',
    (path) => {
      const address = new URL(loginPath(path), 'https://console.test');
      expect(address.pathname).toBe('/login');
      expect(localPath(address.searchParams.get('redirect'))).toBe(localPath(path));
    },
  );

  it('contains the whole path as one value', () => {
    expect(loginPath('/a?b=1&c=2#d')).toBe('/login?redirect=%2Fa%3Fb%3D1%26c%3D2%23d');
  });

  it.each(['/', '', '//evil.test', '/login', 'https://evil.test'])('has no path for %j', (path) => {
    expect(loginPath(path)).toBe('/login');
  });

  it('does not grow when it is nested in itself', () => {
    const once = loginPath('/a?b=1');
    expect(loginPath(loginPath(loginPath(loginPath(once))))).toBe(once);
    expect(loginPath(`/redirect${once}`)).toBe(once);
  });
});
