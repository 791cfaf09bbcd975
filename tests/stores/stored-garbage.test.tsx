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
