import { redirect } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { replaceRedirect } from '@/app/guard/replace-redirect';

/** Returns whether a redirect to `to` replaces the requested address in the history. */
function isReplaced(to: string, asked: string): boolean {
  const thrown = replaceRedirect(redirect(to), new URL(asked, location.href));
  if (!(thrown instanceof Response)) throw thrown;
  expect(thrown.headers.get('Location')).toBe(to);
  return thrown.headers.has('X-Remix-Replace');
}

beforeEach(() => history.replaceState(null, '', '/page?a=1'));

test('a redirect replaces the history entry of the requested URL', () => {
  expect(isReplaced('/404', '/page?a=1')).toBe(true);
});

test('a redirect keeps the entry of the page on which a link was clicked', () => {
  expect(isReplaced('/404', '/no/such/page')).toBe(false);
});

test('a chain of redirects replaces the entry, and a later redirect does not', () => {
  expect(isReplaced('/no/such/page', '/page?a=1')).toBe(true);
  expect(isReplaced('/404', '/no/such/page')).toBe(true);
  expect(isReplaced('/404', '/no/such/page')).toBe(false);
});

test('an error is returned unchanged', () => {
  const error = new Error('broken');
  expect(replaceRedirect(error, new URL(location.href))).toBe(error);
});
