import { expect, test, vi } from 'vitest';
import { deniedKey } from '@/config/limits';

/** Loads the store again, as a reload of the page does. */
async function reload() {
  vi.resetModules();
  return import('@/stores/forbidden-page');
}

test.each([
  ['a page that does not exist', null],
  ['a page without its permission', 'Company.CompanyList'],
])('the page about %s names it after a reload', async (_what, policy) => {
  const { setForbiddenPage } = await reload();
  setForbiddenPage('/company/company-list', policy);
  const { useForbiddenPage, clearForbiddenPage } = await reload();
  expect(useForbiddenPage.getState()).toEqual({ path: '/company/company-list', policy });
  clearForbiddenPage();
  expect(sessionStorage.getItem(deniedKey)).toBeNull();
});

test.each(['{', '[]', '{"path":7,"policy":null}', '{"path":"/a","policy":7}'])(
  'the page names nothing when the storage contains %j',
  async (text) => {
    sessionStorage.setItem(deniedKey, text);
    const { useForbiddenPage } = await reload();
    expect(useForbiddenPage.getState()).toEqual({ path: null, policy: null });
  },
);
