import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { lockKey, storageKeys } from '@/config/limits';

/** The stores are loaded afresh, because each reads the storage when it is loaded. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules();
});

const tab = {
  id: '/a',
  path: '/a',
  query: '',
  fullPath: '/a',
  name: '/a',
  title: '',
  affix: false,
  nonce: 0,
  shown: true,
  seen: 1,
};

test.each([{}, { ...tab, path: 7 }, { ...tab, seen: '1' }, { ...tab, fullPath: undefined }, null])(
  'the tabs are all removed when one is stored as %j',
  async (broken) => {
    sessionStorage.setItem(storageKeys.tabs, JSON.stringify({ owner: 'x', tabs: [tab, broken] }));
    const { useTabs } = await import('@/stores/tabs');
    expect(useTabs.getState().tabs).toEqual([]);
  },
);

test('a lock without a time is ignored and removed', async () => {
  localStorage.setItem(storageKeys.token, 'token');
  localStorage.setItem(lockKey, JSON.stringify({ password: '', time: 'soon' }));
  const { useLock } = await import('@/stores/lock');
  expect(useLock.getState().locked).toBe(false);
  expect(localStorage.getItem(lockKey)).toBeNull();
});

test.each(['{"id":{},"substationName":"临沂"}', '{"id":7}', '7', '[]', '{'])(
  'a sub-station is ignored when it is stored as %s',
  async (text) => {
    localStorage.setItem(storageKeys.substation, text);
    const { allSubstations, useSubstations } = await import('@/stores/substations');
    expect(useSubstations.getState().chosen).toEqual(allSubstations);
  },
);

test.each(['{"company":{}}', '{"company":{"order":"x","known":[],"widths":{},"pins":{}}}', '[]'])(
  'table layouts are ignored when they are stored as %s',
  async (text) => {
    const { useSession } = await import('@/stores/session');
    const { perUserKey } = await import('@/stores/per-user');
    const { userKeyPrefixes } = await import('@/stores/per-user');
    useSession.setState({ userName: 'han' });
    localStorage.setItem(String(perUserKey(userKeyPrefixes.tableLayouts)), text);
    const { useStoredLayout } = await import('@/stores/table-layout');
    const { result } = renderHook(() => useStoredLayout('company'));
    expect(result.current).toEqual({ order: [], widths: {}, pins: {}, known: [] });
  },
);

/** Stores a text as the signed-in user's, before the store that reads it is loaded. */
async function storeForUser(prefix: 'listViews' | 'listLayouts', text: string) {
  const { useSession } = await import('@/stores/session');
  const { perUserKey, userKeyPrefixes } = await import('@/stores/per-user');
  useSession.setState({ userName: 'han' });
  localStorage.setItem(String(perUserKey(userKeyPrefixes[prefix])), text);
}

test.each([
  '{"company":{}}',
  '{"company":{"views":[{"name":"x"}],"usual":null}}',
  '{"company":{"views":[{"name":"x","search":""}]}}',
  '{"company":{"views":[{"name":"x","search":""},null],"usual":null}}',
  '[]',
])('a list opens without its saved views when they are stored as %s', async (text) => {
  await storeForUser('listViews', text);
  const { useListViews } = await import('@/stores/list-views');
  const { result } = renderHook(() => useListViews('company'));
  expect(result.current).toEqual({ views: [], defaultView: null });
});

test.each(['{"company":"board","line":7}', '["board"]', '"board"'])(
  'a list opens in its first layout when the chosen ones are stored as %s',
  async (text) => {
    await storeForUser('listLayouts', text);
    const { useListLayout } = await import('@/stores/list-layouts');
    const { result } = renderHook(() => useListLayout('company'));
    expect(result.current).toBeUndefined();
  },
);

test('a list opens in the layout that was chosen last', async () => {
  await storeForUser('listLayouts', '{"company":"board"}');
  const { useListLayout } = await import('@/stores/list-layouts');
  expect(renderHook(() => useListLayout('company')).result.current).toBe('board');
});
