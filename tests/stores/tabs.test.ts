import { beforeEach, expect, test } from 'vitest';
import {
  closeAllTabs,
  closeOtherTabs,
  closeTab,
  forgetTabs,
  hasOtherQuery,
  refreshTab,
  useTabs,
  visitTab,
} from '@/stores/tabs';

const visit = (path: string, search = '', affix = false) =>
  visitTab({ path, search, name: path, affix, shown: true });
const open = () => useTabs.getState().tabs.map((tab) => tab.fullPath);

beforeEach(() => {
  forgetTabs();
  visit('/dashboard', '', true);
  visit('/a');
  visit('/b');
});

test('a page becomes a tab once; a second visit only notes its query', () => {
  visit('/a', '?page=2');
  expect(open()).toEqual(['/dashboard', '/a?page=2', '/b']);
});

test('pinned tabs stand first, whenever they come', () => {
  forgetTabs();
  visit('/a');
  visit('/dashboard', '', true);
  expect(open()).toEqual(['/dashboard', '/a']);
});

test('closing answers the neighbour to go to', () => {
  expect(closeTab('/a')).toBe('/b');
  expect(closeTab('/b')).toBe('/dashboard');
});

test('no action closes a pinned tab', () => {
  expect(closeTab('/dashboard')).toBe('/dashboard');
  closeOtherTabs('/b');
  expect(open()).toEqual(['/dashboard', '/b']);
  expect(closeAllTabs()).toBe('/dashboard');
  expect(open()).toEqual(['/dashboard']);
});

test('another query is one with other values; their order does not matter', () => {
  visit('/a', '?x=1&y=2');
  expect(hasOtherQuery('/a', '?y=2&x=1')).toBe(false);
  expect(hasOtherQuery('/a', '?x=1')).toBe(true);
  expect(hasOtherQuery('/not-open', '?x=1')).toBe(false);
});

test('a refresh counts up, so that the page mounts anew', () => {
  refreshTab('/a');
  expect(useTabs.getState().tabs.find((tab) => tab.path === '/a')?.nonce).toBe(1);
});
