import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { create } from 'zustand';
import { useTabsFollow } from '@/app/layout/use-tabs-follow';
import { flatten } from '@/route-tree';
import { routeRows } from '@/routes';
import { setDirty } from '@/stores/dirty';
import { useNotices } from '@/stores/notices';
import { useSession } from '@/stores/session';
import { findTab, forgetTabs, tabKey } from '@/stores/tabs';

const list = '/company/company-list';
let router: ReturnType<typeof createMemoryRouter>;
const useRoutes = create(() => ({ routes: flatten(routeRows) }));
/** After every answer about rights the routes are other objects. */
const hearRights = () => useRoutes.setState({ routes: flatten(routeRows) });

function Frame() {
  useTabsFollow(useRoutes(({ routes }) => routes));
  return null;
}
const go = (to: string) => act(() => router.navigate(to));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => {
  const { nonce, query } = findTab(list) ?? {};
  return { nonce, query };
};

beforeEach(() => {
  vi.useFakeTimers();
  useSession.setState({ token: 'x' });
  forgetTabs();
  router = createMemoryRouter([{ path: '/*', element: <Frame /> }], {
    initialEntries: [`${list}?status=1&page=2`],
  });
  render(<RouterProvider router={router} />);
});
afterEach(() => vi.useRealTimers());

test('another query from elsewhere loads an open tab anew after half a second, not before', async () => {
  await go(`${list}?status=2`);
  await pass(499);
  expect(shown()).toEqual({ nonce: 0, query: '?status=1&page=2' });
  await pass(1);
  expect(shown()).toEqual({ nonce: 1, query: '?status=2' });
});

test('the same query in another order is the same', async () => {
  await go(`${list}?page=2&status=1`);
  await pass(1_000);
  expect(shown()).toEqual({ nonce: 0, query: '?page=2&status=1' });
});

test('whoever goes on within that time leaves the tab as it was', async () => {
  await go(`${list}?status=2`);
  await pass(300);
  await go('/dashboard');
  await pass(1_000);
  expect(shown()).toEqual({ nonce: 0, query: '?status=1&page=2' });
});

test('over unsaved work it asks first, and once: also when an answer about rights comes in between', async () => {
  const tab = findTab(list);
  setDirty('form', true, tab && tabKey(tab));
  await go(`${list}?status=2`);
  act(() => hearRights());
  await pass(1_000);
  expect(useNotices.getState().waiting).toMatchObject([{ kind: 'dialog' }]);
  expect(shown()).toEqual({ nonce: 0, query: '?status=1&page=2' });
});
