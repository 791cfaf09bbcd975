import { redirect } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { replacing } from '@/app/guard/replace-redirect';

/** Whether a redirect to `to` takes the place of the address that was asked for. */
function isReplaced(to: string, asked: string): boolean {
  const thrown = replacing(redirect(to), new URL(asked, location.href));
  if (!(thrown instanceof Response)) throw thrown;
  expect(thrown.headers.get('Location')).toBe(to);
  return thrown.headers.has('X-Remix-Replace');
}

beforeEach(() => history.replaceState(null, '', '/page?a=1'));

test('takes the place of an address that the browser itself has gone to', () => {
  expect(isReplaced('/404', '/page?a=1')).toBe(true);
});

test('leaves the page in the history on which a link was followed', () => {
  expect(isReplaced('/404', '/no/such/page')).toBe(false);
});

test('goes on replacing while one redirect leads to another, and not longer', () => {
  expect(isReplaced('/no/such/page', '/page?a=1')).toBe(true);
  expect(isReplaced('/404', '/no/such/page')).toBe(true);
  expect(isReplaced('/404', '/no/such/page')).toBe(false);
});

test('passes an error on', () => {
  const error = new Error('broken');
  expect(replacing(error, new URL(location.href))).toBe(error);
});
