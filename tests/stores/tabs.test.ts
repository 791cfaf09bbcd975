import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { storageKeys } from '@/config/limits';
import { sessionStore } from '@/lib/storage';
import { clearDirty, hasUnsavedWork, setDirty } from '@/stores/dirty';
import { useSession } from '@/stores/session';
import {
  closeTabs,
  filterTabs,
  findTab,
  clearTabs,
  isSameList,
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
  withoutPlace,
  adjacentTab,
  type CloseCommand,
  maxMountedTabs,
  maxTabsWithRows,
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
/** Closes tabs as a command of the tab menu does. */
const close = (closing: CloseCommand, id: string) => closeTabs(tabsToClose(closing, id), id);

beforeEach(() => {
  clearDirty();
  clearTabs();
  visit('/dashboard', '', true);
  visit('/a');
  visit('/b');
});

test('a page has one tab, and a second visit only stores its query', () => {
  visit('/a', '?page=2');
  expect(open()).toEqual(['/dashboard', '/a?page=2', '/b']);
});

test('pinned tabs are first', () => {
  clearTabs();
  visit('/a');
  visit('/dashboard', '', true);
  expect(open()).toEqual(['/dashboard', '/a']);
});

test('a tab has path, query, full path, name, title and whether it is pinned', () => {
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

describe('the identity of a tab', () => {
  test('is the path, whatever the query', () => {
    expect(tabId('/user/5', '?page=2')).toBe('/user/5');
    expect(tabId('/user/5/', '')).toBe('/user/5');
    expect(tabId('/', '')).toBe('/');
  });

  test('contains the query parameter that a route declares', () => {
    expect(tabId('/user', '?page=2&id=5', 'id')).toBe('/user?id=5');
    expect(tabId('/user', '?id=a%26b', 'id')).toBe('/user?id=a%26b');
    expect(tabId('/user', '?page=2', 'id')).toBe('/user');
  });

  test('does not depend on the order of the query', () => {
    expect(isSameQuery('?x=1&y=2', '?y=2&x=1')).toBe(true);
    expect(isSameQuery('?x=1&y=2', '?x=1')).toBe(false);
  });

  test('shows the same list whatever record is open beside it', () => {
    expect(isSameList('?x=1&open=5', '?x=1')).toBe(true);
    expect(isSameList('?open=5', '?open=6')).toBe(true);
    expect(isSameList('?x=1&open=5', '?x=2&open=5')).toBe(false);
    expect(withoutPlace('?x=1&open=5&queue=7')).toBe('?x=1');
    expect(withoutPlace('?x=1')).toBe('?x=1');
  });
});

describe('closing', () => {
  test('one tab opens the last visited of the others', () => {
    visit('/c');
    visit('/a');
    visit('/b');
    expect(close('close', '/b')).toBe('/a');
    expect(close('close', '/a')).toBe('/c');
    expect(close('close', '/c')).toBe('/dashboard');
  });

  test('the others, or those to the left or right, keeps the tab and opens it', () => {
    visit('/c');
    expect(close('closeLeft', '/b')).toBe('/b');
    expect(open()).toEqual(['/dashboard', '/b', '/c']);
    expect(close('closeRight', '/b')).toBe('/b');
    expect(open()).toEqual(['/dashboard', '/b']);
    visit('/c');
    expect(close('closeOthers', '/c')).toBe('/c');
    expect(open()).toEqual(['/dashboard', '/c']);
  });

  test('all tabs keeps the pinned ones and opens one of them', () => {
    expect(close('closeAll', '/a')).toBe('/dashboard');
    expect(open()).toEqual(['/dashboard']);
  });

  test('never includes a pinned tab, not even to ask about its unsaved work', () => {
    expect(tabsToClose('closeAll', '/a').map(({ id }) => id)).toEqual(['/a', '/b']);
  });

  test('never closes a pinned tab', () => {
    for (const closing of ['close', 'closeLeft', 'closeAll'] as const) {
      close(closing, '/dashboard');
      expect(open()[0]).toBe('/dashboard');
    }
  });
});

test('tabs can be moved, but not before the pinned ones', () => {
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

test('a tab that was closed meanwhile is not moved', () => {
  moveTab('/closed', '/a', true);
  expect(open()).toEqual(['/dashboard', '/a', '/b']);
});

test('the first tab behind the pinned ones cannot move to the left, nor the last to the right', () => {
  expect(adjacentTab('/a', false)).toBeUndefined();
  expect(adjacentTab('/a', true)?.id).toBe('/b');
  expect(adjacentTab('/b', false)?.id).toBe('/a');
  expect(adjacentTab('/b', true)).toBeUndefined();
  expect(adjacentTab('/dashboard', true)).toBeUndefined();
});

test('a refresh mounts the page again', () => {
  refreshTab('/a');
  expect(findTab('/a')?.nonce).toBe(1);
});

test('a refresh concerns the tab of the URL, or the last visited one of its path', () => {
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

test('unsaved work is forgotten when the page is mounted again or its tab is removed', () => {
  setDirty('of a', true, keyOf('/a'));
  setDirty('of b', true, keyOf('/b'));
  setDirty('of no tab', true);
  refreshTab('/a');
  expect(hasUnsavedWork('/a#0')).toBe(false);
  expect(hasUnsavedWork('/b#0')).toBe(true);
  filterTabs((tab) => tab.id !== '/b');
  expect(hasUnsavedWork('/b#0')).toBe(false);
  expect(hasUnsavedWork('')).toBe(true);
});

test('only the visible page sets the title of its tab', () => {
  const before = keyOf('/a');
  setTabTitle(before, 'first');
  refreshTab('/a');
  setTabTitle(before, 'late');
  expect(findTab('/a')?.title).toBe('first');
});

describe('mounted pages', () => {
  const many = Array.from({ length: maxMountedTabs }, (_, index) => `/many/${index}`);

  test('are limited: the least recently shown page is unmounted, but its tab stays', () => {
    many.forEach((path) => visit(path));
    expect(mounted()).toHaveLength(maxMountedTabs);
    expect(mounted()).not.toContain('/a');
    expect(open()).toContain('/a');
  });

  test('count as shown when the user returns to them', () => {
    many.slice(3).forEach((path) => visit(path));
    visit('/a');
    many.slice(0, 2).forEach((path) => visit(path));
    expect(mounted()).toContain('/a');
    expect(mounted()).not.toContain('/b');
  });

  test('stay mounted while they have unsaved work', () => {
    setDirty('form', true, keyOf('/a'));
    many.forEach((path) => visit(path));
    expect(mounted()).toContain('/a');
    expect(mounted()).toHaveLength(maxMountedTabs);
  });

  test('do not reuse their data once they were unmounted', () => {
    const before = keyOf('/a');
    many.forEach((path) => visit(path));
    expect(keyOf('/a')).not.toBe(before);
  });
});

describe('the tabs of a window', () => {
  const signIn = (userName: string) => useSession.setState({ userName });

  test('are stored with URLs and titles only', () => {
    const stored: unknown = JSON.parse(sessionStore.read(storageKeys.tabs) ?? '');
    expect(stored).toEqual({ tabs: useTabs.getState().tabs, owner: useTabs.getState().owner });
  });

  test('belong to one user', () => {
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

describe('tabs without table rows', () => {
  const open = (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const path = `/rest/${index}`;
      visitTab({ id: path, path, query: '', name: '/rest', affix: false, shown: true });
    }
  };
  const resting = (active: string) =>
    [...tabsWithoutRows(useTabs.getState().tabs, active)].map(({ id }) => id);

  test('are the least recently shown, never the current one', () => {
    clearTabs();
    open(maxTabsWithRows);
    expect(resting('/rest/5')).toEqual([]);
    open(maxTabsWithRows + 2);
    expect(resting('/rest/7')).toEqual(['/rest/0', '/rest/1']);
    expect(resting('/rest/0')).toEqual(['/rest/1', '/rest/2']);
  });

  test('never have unsaved work', () => {
    clearTabs();
    open(maxTabsWithRows + 1);
    setDirty('form', true, '/rest/0#0');
    expect(resting('/rest/6')).toEqual([]);
    setDirty('form', false);
    expect(resting('/rest/6')).toEqual(['/rest/0']);
  });
});

test('a reload closes the queue of a tab that was not visible, and keeps its filters', async () => {
  visit('/a', '?queue=12');
  visit('/b', '?connectType=0&queue=first');
  const stored = sessionStore.read(storageKeys.tabs);
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('sessionStorage', { getItem: () => stored, setItem: () => undefined });
  vi.resetModules();
  const reloaded = await import('@/stores/tabs');
  expect(reloaded.useTabs.getState().tabs.map(({ fullPath, query }) => [fullPath, query])).toEqual([
    ['/dashboard', ''],
    ['/a', ''],
    ['/b?connectType=0', '?connectType=0'],
  ]);
});
