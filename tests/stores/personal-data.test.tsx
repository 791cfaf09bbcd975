import { renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { configureApi } from '@/app/configure-api';
import { deniedKey, storageKeys } from '@/config/limits';
import { writeDraft } from '@/stores/drafts';
import { cookies } from '@/lib/storage';
import { setForbiddenPage } from '@/stores/forbidden-page';
import { addRecentRecord, useRecentRecords } from '@/stores/recent';
import { resetSession, useSession } from '@/stores/session';
import { signOut } from '@/stores/sign-out';
import { cacheTableSetting } from '@/stores/table-settings';
import { useTabs, visitTab } from '@/stores/tabs';

const server = setupServer(http.all('*', () => HttpResponse.json({})));
const secret = '东营市信腾物流有限公司';
const draft = (title: string) => ({ at: Date.now(), values: { title }, base: {} });
const everything = () =>
  JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage)]) +
  document.cookie;

function signIn(userName: string) {
  localStorage.setItem(storageKeys.token, `token of ${userName}`);
  useSession.setState({ token: `token of ${userName}`, userName, name: userName });
}

/** What somebody leaves who has looked at a company. */
function work() {
  const path = `/marketing/vote-company/1/1/${secret}`;
  const visit = { id: path, path, query: '', name: '/x', affix: false, shown: true };
  visitTab(visit);
  useTabs.setState(({ tabs }) => ({ tabs: tabs.map((tab) => ({ ...tab, title: secret })) }));
  addRecentRecord({ path, title: secret, kind: 'company' });
  writeDraft('|operator|0|company', draft(secret));
  setForbiddenPage(path);
  cacheTableSetting('operator', {
    tableName: 'company.company',
    tableColumnSettingType: 1,
    details: [],
  });
}

beforeAll(() => {
  server.listen();
  configureApi();
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signIn('operator');
  work();
});
afterAll(() => server.close());

test('removes the names of customers and of the user from all storages on sign-out', async () => {
  expect(everything()).toContain(secret);
  expect(everything()).toContain('operator');
  await signOut();
  expect(everything()).not.toContain(secret);
  expect(everything()).not.toContain('operator');
  expect(cookies.keys()).toEqual([]);
});

test('removes them too when the user could not be loaded', async () => {
  useSession.setState({ userName: '' });
  await signOut();
  expect(everything()).not.toContain(secret);
});

test('keeps the data of other users whose session has expired', async () => {
  writeDraft('|staff|0|company', draft('another'));
  await signOut();
  expect(everything()).toContain('another');
});

test('keeps recent records and drafts of the same user when the session expires', () => {
  resetSession();
  signIn('operator');
  const { result } = renderHook(() => useRecentRecords());
  expect(result.current.map(({ title }) => title)).toEqual([secret]);
  expect(everything()).toContain('draft:|operator|0|company');
});

test('stores nothing after another tab has ended the session', () => {
  localStorage.clear();
  addRecentRecord({ path: '/company/company-details/1', title: secret, kind: 'company' });
  expect(JSON.stringify(localStorage)).not.toContain(secret);
});

test('removes the forbidden page with the session', () => {
  resetSession();
  expect(sessionStorage.getItem(deniedKey)).toBeNull();
});

test('signs out and removes everything although the server cannot be reached', async () => {
  server.use(http.all('*', () => HttpResponse.error()));
  await expect(signOut()).resolves.toBeUndefined();
  expect(useSession.getState().token).toBeNull();
  expect(everything()).not.toContain(secret);
  server.resetHandlers();
});
