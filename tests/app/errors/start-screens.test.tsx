import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { identityApi } from '@/api/identity';
import { StartFailed } from '@/app/errors/start-screens';
import { startI18n } from '@/i18n';

const uncaught: unknown[] = [];
const keep = (event: ErrorEvent) => {
  event.preventDefault();
  uncaught.push(event.error);
};

beforeAll(async () => {
  await startI18n();
  // React and the router log the error that the boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  addEventListener('error', keep);
  return () => {
    removeEventListener('error', keep);
    vi.restoreAllMocks();
  };
});

test.each([
  ['an error of the frame once as uncaught, so that it is logged', new TypeError('x'), 1],
  ['no failed call, which is logged already', new ApiError({ kind: 'network' }), 0],
])('the start screen reports %s', async (_what, error, times) => {
  uncaught.length = 0;
  const Frame = () => {
    throw error;
  };
  const routes = [{ path: '/', element: <Frame />, errorElement: <StartFailed /> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  expect(await screen.findByRole('heading', { name: '控制台无法启动' })).toBeInTheDocument();
  expect(uncaught).toEqual(Array(times).fill(error));
});

test('the start screen leads to the sign-in without waiting for the server to sign out', async () => {
  vi.spyOn(identityApi, 'logout').mockReturnValue(new Promise(() => undefined));
  const Frame = () => {
    throw new ApiError({ kind: 'network' });
  };
  const routes = [
    { path: '/', element: <Frame />, errorElement: <StartFailed /> },
    { path: '/login', element: '登录页' },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await userEvent.click(await screen.findByRole('button', { name: '返回登录' }));
  expect(await screen.findByText('登录页')).toBeInTheDocument();
});
