import { beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '@/config/limits';
import { cookies } from '@/lib/storage';

/** The store is loaded afresh, because it reads the cookie when it is loaded. */
const load = () => {
  vi.resetModules();
  return import('@/stores/layout');
};
beforeEach(() => {
  cookies.keys().forEach(cookies.remove);
  localStorage.clear();
});

test('the sidebar is wide on the first visit, and afterwards as the user has left it', async () => {
  const first = await load();
  expect(first.useLayout.getState()).toEqual({ sidebarOpen: true, drawerOpen: false });
  first.toggleSidebar();
  expect(first.useLayout.getState().sidebarOpen).toBe(false);
  expect(cookies.read(storageKeys.sidebar)).toBe('0');
  const second = await load();
  expect(second.useLayout.getState().sidebarOpen).toBe(false);
  second.toggleSidebar();
  expect(cookies.read(storageKeys.sidebar)).toBe('1');
  expect((await load()).useLayout.getState().sidebarOpen).toBe(true);
});

test('the drawer of the phone opens and closes, and never comes back with a reload', async () => {
  const { setDrawer, useLayout } = await load();
  setDrawer(true);
  expect(useLayout.getState().drawerOpen).toBe(true);
  expect((await load()).useLayout.getState().drawerOpen).toBe(false);
  setDrawer(false);
  expect(useLayout.getState().drawerOpen).toBe(false);
});

test('the palette and the list of shortcuts replace each other', async () => {
  const { closePalette, closeShortcuts, openPalette, openShortcuts, usePalette } = await load();
  openPalette();
  expect(usePalette.getState()).toEqual({ open: true, shortcuts: false });
  openShortcuts();
  expect(usePalette.getState()).toEqual({ open: false, shortcuts: true });
  openPalette();
  expect(usePalette.getState()).toEqual({ open: true, shortcuts: false });
  closePalette();
  openShortcuts();
  closeShortcuts();
  expect(usePalette.getState()).toEqual({ open: false, shortcuts: false });
});

test('the groups of the menu stay open and closed as the user has left them', async () => {
  const { expandGroups } = await load();
  const stored = () => JSON.parse(localStorage.getItem(storageKeys.menuGroups) ?? '[]') as unknown;
  expandGroups(['/company', '/marketing']);
  expect(stored()).toEqual(['/company', '/marketing']);
  expandGroups(['/company'], false);
  expect(stored()).toEqual(['/marketing']);
  expandGroups(['/marketing', '/rank']);
  expect(stored()).toEqual(['/marketing', '/rank']);
});
