import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { create } from 'zustand';
import { useLocationTab } from '@/app/shell/use-location-tab';
import { flatten } from '@/route-tree';
import { routeRows } from '@/routes';
import { setDirty } from '@/stores/dirty';
import { useSession } from '@/stores/session';
import { findTab, clearTabs, tabKey, useTabs } from '@/stores/tabs';
import { useNotices } from '@/ui/feedback/notices';

const list = '/company/company-list';
let router: ReturnType<typeof createMemoryRouter>;
const useRoutes = create(() => ({ routes: flatten(routeRows) }));
/** Each response about permissions creates new route objects. */
const receivePermissions = () => useRoutes.setState({ routes: flatten(routeRows) });

function Frame() {
  useLocationTab(useRoutes(({ routes }) => routes));
  return null;
}
const go = (to: string) => act(() => router.navigate(to));
/** Loads the console again at this address: its tabs are restored, their pages are not loaded. */
function loadAt(to: string) {
  useTabs.setState(({ tabs }) => ({ tabs: tabs.map((tab) => ({ ...tab, shown: false })) }));
  router = createMemoryRouter([{ path: '/*', element: <Frame /> }], { initialEntries: [to] });
  cleanup();
  render(<RouterProvider router={router} />);
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => {
  const { nonce, query } = findTab(list) ?? {};
  return { nonce, query };
};

beforeEach(() => {
  vi.useFakeTimers();
  useSession.setState({ token: 'x' });
  clearTabs();
  router = createMemoryRouter([{ path: '/*', element: <Frame /> }], {
    initialEntries: [`${list}?status=1&page=2`],
  });
  render(<RouterProvider router={router} />);
});
afterEach(() => vi.useRealTimers());

test('an open tab reloads for another query after half a second, not before', async () => {
  await go(`${list}?status=2`);
  await pass(499);
  expect(shown()).toEqual({ nonce: 0, query: '?status=1&page=2' });
  await pass(1);
  expect(shown()).toEqual({ nonce: 1, query: '?status=2' });
});

test('a tab ignores the order of the query', async () => {
  await go(`${list}?page=2&status=1`);
  await pass(1_000);
  expect(shown()).toEqual({ nonce: 0, query: '?page=2&status=1' });
});

test('a URL without a query shows the tab as it was left', async () => {
  await go('/dashboard');
  await go(list);
  expect(router.state.location.search).toBe('?status=1&page=2');
  await pass(1_000);
  expect(shown()).toEqual({ nonce: 0, query: '?status=1&page=2' });
});

test('a URL without a query shows the stored tab after a reload', async () => {
  loadAt(list);
  await pass(1_000);
  expect(router.state.location.search).toBe('?status=1&page=2');
  expect(findTab(list)).toMatchObject({ query: '?status=1&page=2', shown: true });
});

test('a reload applies the query of the URL', async () => {
  loadAt(`${list}?status=2`);
  await pass(1_000);
  expect(router.state.location.search).toBe('?status=2');
  expect(findTab(list)).toMatchObject({ query: '?status=2', shown: true });
});

test('a tab does not reload when the user navigates on before the delay ends', async () => {
  await go(`${list}?status=2`);
  await pass(300);
  await go('/dashboard');
  await pass(1_000);
  expect(shown()).toEqual({ nonce: 0, query: '?status=1&page=2' });
});

test('a tab asks once before unsaved work is lost, also when permissions arrive meanwhile', async () => {
  const tab = findTab(list);
  setDirty('form', true, tab && tabKey(tab));
  await go(`${list}?status=2`);
  act(() => receivePermissions());
  await pass(1_000);
  expect(useNotices.getState().queue).toMatchObject([{ kind: 'dialog' }]);
  expect(shown()).toEqual({ nonce: 0, query: '?status=1&page=2' });
});
