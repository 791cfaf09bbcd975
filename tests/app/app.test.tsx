import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { App } from '@/app/app';
import { confirmDialog } from '@/ui/feedback/dialogs';
import { notify } from '@/ui/feedback/notify';
import { slowElements } from '../slices';

// While this is true, the host no longer has the code that renders notices.
const code = vi.hoisted(() => ({ isLost: true }));
vi.mock('@/app/feedback/feedback', () => ({
  get default() {
    if (code.isLost) throw new Error('Failed to fetch dynamically imported module');
    return () => <p>The feedback host</p>;
  },
}));

test('the console shows the latest notice as text when the code that renders notices fails to load', async () => {
  const router = createMemoryRouter([{ path: '/', element: <h1>page</h1> }]);
  render(<App router={router} />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  act(() => notify.error('网络连接失败，请检查网络后重试'));
  expect(await screen.findByRole('status')).toHaveTextContent('网络连接失败，请检查网络后重试');
  act(() => void confirmDialog({ title: '提示', content: '您的账号登录可能已超时' }));
  // The element may subscribe to the notices only after this one was sent, and must still show it.
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent('您的账号登录可能已超时');
  });
  expect(screen.getByRole('heading')).toHaveTextContent('page');
});

test('the console loads the code that renders notices again with the next notice', async () => {
  code.isLost = true;
  const router = createMemoryRouter([{ path: '/', element: <h1>page</h1> }]);
  render(<App router={router} />);
  act(() => notify.error('网络连接失败，请检查网络后重试'));
  expect(await screen.findByRole('status')).toBeInTheDocument();
  code.isLost = false;
  act(() => notify.error('请求超时，请稍后重试'));
  expect(await screen.findByText('The feedback host')).toBeInTheDocument();
});

test('the console draws its first frame in slices, so that the browser can work in between', async () => {
  const { elements, turns, stop } = slowElements();
  const fallback = { HydrateFallback: () => 'loading' };
  const router = createMemoryRouter([
    { path: '/*', loader: () => Promise.resolve(null), element: <>{elements}</>, ...fallback },
  ]);
  render(<App router={router} />);
  expect(await screen.findAllByText('slow')).toHaveLength(elements.length);
  stop();
  expect(turns.size).toBeGreaterThan(2);
});
