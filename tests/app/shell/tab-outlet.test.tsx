import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { loadablePage } from '@/app/guard/loadable-page';
import { constantPages, pages } from '@/app/guard/pages';
import { TabOutlet } from '@/app/shell/tab-outlet';
import { useLocationTab } from '@/app/shell/use-location-tab';
import { startI18n } from '@/i18n';
import { flatten } from '@/route-tree';
import { routeRows } from '@/routes';
import { useSession } from '@/stores/session';
import { useTabs } from '@/stores/tabs';
import { slowElements } from '../../slices';
import { startTexts } from '../../start-texts';

const [list, users] = ['/company/company-list', '/user/user-list'];
const onRender = vi.fn<(name: string) => void>();
function Content({ name }: { name: string }) {
  onRender(name);
  return name;
}
function Page({ name }: { name: string }) {
  useNavigate();
  const { pathname, search } = useLocation();
  return (
    <p>
      <Content name={name} /> at {pathname + search}
    </p>
  );
}
for (const path of [list, users]) {
  pages[path] = { preload: () => Promise.resolve(), Page: () => <Page name={path} /> };
}
const rendersOf = (path: string) => onRender.mock.calls.filter(([name]) => name === path).length;

const routes = flatten(routeRows);
const Frame = () => <TabOutlet routes={routes} active={useLocationTab(routes)} />;

test('the outlet shows a kept page again without rendering its content, and gives each page its own address', async () => {
  await startI18n();
  useSession.setState({ token: 'x' });
  const router = createMemoryRouter([{ path: '/*', element: <Frame /> }], {
    initialEntries: [`${list}?page=2`],
  });
  render(<RouterProvider router={router} />);
  const go = (to: string) => act(() => router.navigate(to));
  await go(users);
  expect(screen.getByText(`${list} at ${list}?page=2`)).not.toBeVisible();
  expect(screen.getByText(`${users} at ${users}`)).toBeVisible();
  const before = rendersOf(list);
  await go(`${list}?page=2`);
  expect(screen.getByText(`${list} at ${list}?page=2`)).toBeVisible();
  expect(rendersOf(list)).toBe(before);
});

test('the outlet shows an error in place of the 404 page that could not be loaded, and loads it on retry', async () => {
  await startTexts('elements');
  // React logs the error that the boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // The host does not respond to the check for a new build.
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  let isOffline = true;
  constantPages['/404'] = loadablePage(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module: /404.js');
    return { default: () => <p>页面不存在</p> };
  });
  const router = createMemoryRouter(
    [{ path: '/*', element: <TabOutlet routes={routes} active="/404" /> }],
    { initialEntries: ['/404'] },
  );
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('页面加载失败');
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('页面不存在')).toBeVisible();
  vi.restoreAllMocks();
});

test('the outlet draws the first page in slices after the frame', async () => {
  await startI18n();
  useSession.setState({ token: 'x' });
  useTabs.setState({ tabs: [] });
  const { elements, turns, stop } = slowElements();
  pages[list] = { preload: () => Promise.resolve(), Page: () => <>{elements}</> };
  const loader = () => Promise.resolve(null);
  const router = createMemoryRouter(
    [{ path: '/*', loader, element: <Frame />, HydrateFallback: () => 'loading' }],
    { initialEntries: [list] },
  );
  render(<RouterProvider router={router} useTransitions={false} />);
  expect(await screen.findAllByText('slow')).toHaveLength(elements.length);
  stop();
  expect(turns.size).toBeGreaterThan(2);
});
