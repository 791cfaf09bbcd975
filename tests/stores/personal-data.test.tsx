import { renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { configureApi } from '@/app/configure-api';
import { deniedKey, storageKeys } from '@/config/limits';
import { cookies } from '@/lib/storage';
import { writeDraft } from '@/stores/drafts';
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

/** Stores what a user leaves after looking at a company. */
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

test('a sign-out removes the names of customers and of the user from all storages', async () => {
  expect(everything()).toContain(secret);
  expect(everything()).toContain('operator');
  await signOut();
  expect(everything()).not.toContain(secret);
  expect(everything()).not.toContain('operator');
  expect(cookies.keys()).toEqual([]);
});

test('a sign-out removes them even if the user could not be loaded', async () => {
  useSession.setState({ userName: '' });
  await signOut();
  expect(everything()).not.toContain(secret);
});

test('a sign-out keeps the data of users whose sessions have expired', async () => {
  writeDraft('|staff|0|company', draft('another'));
  await signOut();
  expect(everything()).toContain('another');
});

test('an expired session keeps recent records and drafts for the same user', () => {
  resetSession();
  signIn('operator');
  const { result } = renderHook(() => useRecentRecords());
  expect(result.current.map(({ title }) => title)).toEqual([secret]);
  expect(everything()).toContain('draft:|operator|0|company');
});

test('nothing is stored after another tab has ended the session', () => {
  localStorage.clear();
  addRecentRecord({ path: '/company/company-details/1', title: secret, kind: 'company' });
  expect(JSON.stringify(localStorage)).not.toContain(secret);
});

test('the end of the session removes the forbidden page', () => {
  resetSession();
  expect(sessionStorage.getItem(deniedKey)).toBeNull();
});

test('a sign-out removes everything although the server cannot be reached', async () => {
  server.use(http.all('*', () => HttpResponse.error()));
  await expect(signOut()).resolves.toBeUndefined();
  expect(useSession.getState().token).toBeNull();
  expect(everything()).not.toContain(secret);
  server.resetHandlers();
});
