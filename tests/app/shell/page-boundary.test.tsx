import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { useState, type ComponentType } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadablePage } from '@/app/guard/loadable-page';
import { PageBoundary } from '@/app/shell/page-boundary';
import { setDirty } from '@/stores/dirty';
import { useErrorLog } from '@/stores/error-log';
import { startTexts } from '../../start-texts';
import { standIn } from '../location';

/** The error of a browser when a file of the build is missing. */
const lost = () => new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
const copied: string[] = [];
const reload = vi.fn<() => void>();
const host = { isUp: true };
const server = setupServer(
  http.get('*/', () => (host.isUp ? HttpResponse.html('') : HttpResponse.error())),
);

/** A frame with one page; a retry mounts it again. */
function Frame({ Page }: { Page: ComponentType }) {
  const [nonce, setNonce] = useState(0);
  return (
    <>
      <button type="button">菜单</button>
      <PageBoundary key={nonce} onRetry={() => setNonce(nonce + 1)}>
        <Page />
      </PageBoundary>
    </>
  );
}
const show = (Page: ComponentType) => act(async () => render(<Frame Page={Page} />));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(async () => {
  server.listen();
  await startTexts('elements');
});
beforeEach(() => {
  sessionStorage.clear();
  useErrorLog.setState({ entries: [] });
  host.isUp = true;
  // React logs the error that the boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('location', standIn(reload));
  userEvent.setup({ writeToClipboard: true });
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text);
  });
});
afterEach(() => {
  setDirty('form', false);
  reload.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

describe('a page that throws', () => {
  let broken = true;
  function Breaks() {
    if (broken) throw new TypeError('rows is undefined');
    return <p>公司列表</p>;
  }
  beforeEach(() => {
    broken = true;
  });

  test('shows an error in its own place, and the frame keeps working', async () => {
    await show(Breaks);
    expect(screen.getByRole('alert')).toHaveTextContent('页面出现错误');
    await press('菜单');
    expect(reload).not.toHaveBeenCalled();
  });

  test('can be retried', async () => {
    await show(Breaks);
    broken = false;
    await press('重试');
    expect(screen.getByText('公司列表')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('puts its error into the report that the user can copy', async () => {
    await show(Breaks);
    await press('复制报告');
    expect(copied.at(-1)).toContain('TypeError: rows is undefined');
  });
});

describe('a page whose code fails to load', () => {
  const gone = () => loadablePage(() => Promise.reject(lost())).Page;

  test('reloads the window once and shows nothing meanwhile', async () => {
    await show(gone());
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows an error when it fails again after the reload', async () => {
    await show(gone());
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    await show(gone());
    expect(await screen.findByRole('alert')).toHaveTextContent('页面加载失败');
    expect(reload).toHaveBeenCalledTimes(1);
    await press('重新载入');
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });

  test('does not reload with unsaved work', async () => {
    setDirty('form', true);
    await show(gone());
    expect(await screen.findByRole('alert')).toHaveTextContent('页面加载失败');
    expect(reload).not.toHaveBeenCalled();
  });

  test('does not reload when the host does not respond', async () => {
    host.isUp = false;
    await show(gone());
    expect(await screen.findByRole('alert')).toHaveTextContent('页面加载失败');
    expect(reload).not.toHaveBeenCalled();
  });

  test('loads again on retry', async () => {
    host.isUp = false;
    let there = false;
    const { Page } = loadablePage(() =>
      there ? Promise.resolve({ default: () => <p>公司列表</p> }) : Promise.reject(lost()),
    );
    await show(Page);
    await screen.findByRole('alert');
    await press('重试');
    await screen.findByRole('alert');
    there = true;
    await press('重试');
    expect(await screen.findByText('公司列表')).toBeInTheDocument();
  });
});
