import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { PagesButton } from '@/app/layout/tabs/pages-button';
import { clearDirty, setDirty } from '@/stores/dirty';
import { clearTabs, setTabTitle, useTabs, visitTab } from '@/stores/tabs';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

const visit = (path: string, affix = false) =>
  visitTab({ id: path, path, query: '', name: '/profile/index', affix, shown: true });
const order = () => useTabs.getState().tabs.map(({ id }) => id);

beforeAll(() => startTexts('common'));
beforeEach(() => {
  clearTabs();
  visit('/home', true);
  for (const name of ['a', 'b', 'c']) {
    visit(`/${name}`);
    setTabTitle(`/${name}#0`, name);
  }
});
afterEach(clearDirty);

async function show(active: string) {
  const router = createMemoryRouter(
    [{ path: '/*', element: <PagesButton title="公司" />, loader: () => null }],
    {
      initialEntries: [active],
      hydrationData: { loaderData: {} },
    },
  );
  renderElement(<RouterProvider router={router} />);
  await userEvent.click(await screen.findByRole('button', { name: /已打开 4 个页面/ }));
  return { router, sheet: within(await screen.findByRole('dialog', { name: '已打开的页面' })) };
}

test('the title of the page opens the pages that are open; a choice shows one and closes the sheet', async () => {
  setDirty('form', true, '/c#0');
  const { router, sheet } = await show('/b');
  expect(screen.getByRole('button', { name: /^公司/, hidden: true })).toBeInTheDocument();
  const links = sheet.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'page',
    null,
  ]);
  expect(links[3]).toHaveTextContent('有未保存的修改');
  await userEvent.click(sheet.getByRole('link', { name: /^a ·/ }));
  expect(router.state.location.pathname).toBe('/a');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('closes one page and keeps the sheet and the focus in it; the pinned page has no close button', async () => {
  const { sheet } = await show('/c');
  expect(sheet.getAllByRole('button', { name: /^关闭“/ })).toHaveLength(3);
  await userEvent.click(sheet.getByRole('button', { name: /^关闭“a ·/ }));
  expect(order()).toEqual(['/home', '/b', '/c']);
  expect(sheet.getByRole('link', { name: /^b ·/ })).toHaveFocus();
});

test('refreshes the page and closes the others or all', async () => {
  const { router, sheet } = await show('/b');
  await userEvent.click(sheet.getByRole('button', { name: '关闭其他' }));
  await waitFor(() => expect(order()).toEqual(['/home', '/b']));
  await userEvent.click(screen.getByRole('button', { name: /已打开 2 个页面/ }));
  await userEvent.click(await screen.findByRole('button', { name: '关闭所有' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  await userEvent.click(screen.getByRole('button', { name: /已打开 1 个页面/ }));
  expect(await screen.findByRole('button', { name: '关闭所有' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/redirect/home'));
});
