import { beforeEach, describe, expect, test } from 'vitest';
import { maxMountedTabs, maxTabsWithRows, storageKeys } from '@/config/limits';
import { sessionStore } from '@/lib/storage';
import { clearDirty, setDirty } from '@/stores/dirty';
import { useSession } from '@/stores/session';
import {
  closeTabs,
  findTab,
  clearTabs,
  isSameQuery,
  moveTab,
  setTabTitle,
  refreshTab,
  tabsWithoutRows,
  tabId,
  tabKey,
  tabsToClose,
  useTabs,
  visitTab,
  type CloseCommand,
} from '@/stores/tabs';

const visit = (path: string, query = '', affix = false) =>
  visitTab({ id: path, path, query, name: path, affix, shown: true });
const open = () => useTabs.getState().tabs.map((tab) => tab.fullPath);
const mounted = () =>
  useTabs
    .getState()
    .tabs.filter((tab) => tab.shown)
    .map(({ id }) => id);
const keyOf = (id: string) => tabKey(findTab(id) ?? { id: '', nonce: -1 });
/** What the menu of a tab does. */
const close = (closing: CloseCommand, id: string) => closeTabs(tabsToClose(closing, id), id);

beforeEach(() => {
  clearDirty();
  clearTabs();
  visit('/dashboard', '', true);
  visit('/a');
  visit('/b');
});

test('a page becomes a tab once; a second visit only notes its query', () => {
  visit('/a', '?page=2');
  expect(open()).toEqual(['/dashboard', '/a?page=2', '/b']);
});

test('pinned tabs stand first, whenever they come', () => {
  clearTabs();
  visit('/a');
  visit('/dashboard', '', true);
  expect(open()).toEqual(['/dashboard', '/a']);
});

test('an entry knows its path, query, full path, name, title and whether it is pinned', () => {
  visit('/a', '?page=2');
  expect(findTab('/a')).toMatchObject({
    path: '/a',
    query: '?page=2',
    fullPath: '/a?page=2',
    name: '/a',
    title: '',
    affix: false,
  });
});

describe('what makes two tabs', () => {
  test('is the path, whatever the query', () => {
    expect(tabId('/user/5', '?page=2')).toBe('/user/5');
    expect(tabId('/user/5/', '')).toBe('/user/5');
    expect(tabId('/', '')).toBe('/');
  });

  test('and the query key that a route names', () => {
    expect(tabId('/user', '?page=2&id=5', 'id')).toBe('/user?id=5');
    expect(tabId('/user', '?id=a%26b', 'id')).toBe('/user?id=a%26b');
    expect(tabId('/user', '?page=2', 'id')).toBe('/user');
  });

  test('the order of a query makes no difference', () => {
    expect(isSameQuery('?x=1&y=2', '?y=2&x=1')).toBe(true);
    expect(isSameQuery('?x=1&y=2', '?x=1')).toBe(false);
  });
});

describe('closing', () => {
  test('one leads to the last visited of those that are left', () => {
    visit('/c');
    visit('/a');
    visit('/b');
    expect(close('close', '/b')).toBe('/a');
    expect(close('close', '/a')).toBe('/c');
    expect(close('close', '/c')).toBe('/dashboard');
  });

  test('others, left and right keep the one it was asked of and go to it', () => {
    visit('/c');
    expect(close('closeLeft', '/b')).toBe('/b');
    expect(open()).toEqual(['/dashboard', '/b', '/c']);
    expect(close('closeRight', '/b')).toBe('/b');
    expect(open()).toEqual(['/dashboard', '/b']);
    visit('/c');
    expect(close('closeOthers', '/c')).toBe('/c');
    expect(open()).toEqual(['/dashboard', '/c']);
  });

  test('all leaves the pinned ones and goes to one of them', () => {
    expect(close('closeAll', '/a')).toBe('/dashboard');
    expect(open()).toEqual(['/dashboard']);
  });

  test('no way means a pinned tab: nobody is asked about its work', () => {
    expect(tabsToClose('closeAll', '/a').map(({ id }) => id)).toEqual(['/a', '/b']);
  });

  test('no way closes a pinned tab', () => {
    for (const closing of ['close', 'closeLeft', 'closeAll'] as const) {
      close(closing, '/dashboard');
      expect(open()[0]).toBe('/dashboard');
    }
  });
});

test('tabs can be put in another order, behind the pinned ones', () => {
  visit('/c');
  moveTab('/c', '/a', false);
  expect(open()).toEqual(['/dashboard', '/c', '/a', '/b']);
  moveTab('/c', '/b', true);
  expect(open()).toEqual(['/dashboard', '/a', '/b', '/c']);
  moveTab('/c', '/dashboard', false);
  expect(open()).toEqual(['/dashboard', '/c', '/a', '/b']);
  moveTab('/dashboard', '/b', true);
  expect(open()[0]).toBe('/dashboard');
});

test('a refresh counts up, so that the page mounts anew', () => {
  refreshTab('/a');
  expect(findTab('/a')?.nonce).toBe(1);
});

test('of two tabs of one path the address says which is refreshed, else the last visited one is', () => {
  for (const id of ['1', '2']) {
    const query = `?id=${id}`;
    const place = { id: tabId('/user', query, 'id'), path: '/user', query, name: '/user' };
    visitTab({ ...place, affix: false, shown: true });
  }
  refreshTab('/user?id=1');
  expect(findTab('/user?id=1')?.nonce).toBe(1);
  expect(findTab('/user?id=2')?.nonce).toBe(0);
  refreshTab('/user');
  expect(findTab('/user?id=2')?.nonce).toBe(1);
});

test('only the showing that is on the screen names its tab', () => {
  const before = keyOf('/a');
  setTabTitle(before, 'first');
  refreshTab('/a');
  setTabTitle(before, 'late');
  expect(findTab('/a')?.title).toBe('first');
});

describe('pages stay mounted', () => {
  const many = Array.from({ length: maxMountedTabs }, (_, at) => `/many/${at}`);

  test('up to a number; the one left alone longest goes, but keeps its place in the bar', () => {
    many.forEach((path) => visit(path));
    expect(mounted()).toHaveLength(maxMountedTabs);
    expect(mounted()).not.toContain('/a');
    expect(open()).toContain('/a');
  });

  test('coming back to one counts as looking at it', () => {
    many.slice(3).forEach((path) => visit(path));
    visit('/a');
    many.slice(0, 2).forEach((path) => visit(path));
    expect(mounted()).toContain('/a');
    expect(mounted()).not.toContain('/b');
  });

  test('one with unsaved work stays, however long it was left alone', () => {
    setDirty('form', true, keyOf('/a'));
    many.forEach((path) => visit(path));
    expect(mounted()).toContain('/a');
    expect(mounted()).toHaveLength(maxMountedTabs);
  });

  test('what a discarded one has loaded is not taken for that of its next showing', () => {
    const before = keyOf('/a');
    many.forEach((path) => visit(path));
    expect(keyOf('/a')).not.toBe(before);
  });
});

describe('the tabs of a window', () => {
  const signIn = (userName: string) => useSession.setState({ userName });

  test('are written down without anything but addresses and titles', () => {
    const stored: unknown = JSON.parse(sessionStore.read(storageKeys.tabs) ?? '');
    expect(stored).toEqual({ tabs: useTabs.getState().tabs, owner: useTabs.getState().owner });
  });

  test('are those of one user: the same finds them again, another one does not', () => {
    signIn('wang');
    visit('/a');
    signIn('');
    signIn('wang');
    expect(open()).toEqual(['/a']);
    signIn('');
    signIn('li');
    expect(open()).toEqual([]);
  });
});

describe('tabs whose tables may do without rows', () => {
  const open = (count: number) => {
    for (let at = 0; at < count; at += 1) {
      const path = `/rest/${at}`;
      visitTab({ id: path, path, query: '', name: '/rest', affix: false, shown: true });
    }
  };
  const resting = (active: string) =>
    [...tabsWithoutRows(useTabs.getState().tabs, active)].map(({ id }) => id);

  test('are those left alone longest, never the one in view', () => {
    clearTabs();
    open(maxTabsWithRows);
    expect(resting('/rest/5')).toEqual([]);
    open(maxTabsWithRows + 2);
    expect(resting('/rest/7')).toEqual(['/rest/0', '/rest/1']);
    expect(resting('/rest/0')).toEqual(['/rest/1', '/rest/2']);
  });

  test('are none that hold unsaved work', () => {
    clearTabs();
    open(maxTabsWithRows + 1);
    setDirty('form', true, '/rest/0#0');
    expect(resting('/rest/6')).toEqual([]);
    setDirty('form', false);
    expect(resting('/rest/6')).toEqual(['/rest/0']);
  });
});
