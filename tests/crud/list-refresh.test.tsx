import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { FeedbackHost } from '@/app/feedback/feedback';
import { CrudList } from '@/crud/crud-list';
import { useLock } from '@/stores/lock';
import { useNetwork } from '@/stores/network';
import { useSession } from '@/stores/session';
import { drainNotices } from '@/ui/feedback/notices';
import { passTime } from '../pass-time';
import { startTexts } from '../start-texts';
import {
  stampedRows,
  type Checked,
  type Declaration,
  type Row,
  type Stamped,
} from './stamped-rows';

let stamped: Stamped;
let client: QueryClient;
// The cast is safe, because the tests declare every part that their actions need.
const page = (part: Partial<Declaration>): Checked => ({
  name: 'company.company',
  api: stamped.api,
  columns: [{ key: 'companyName' }, { key: 'contact' }],
  refresh: '1min',
  ...(part as Partial<Checked>),
});
function List({ declared, isShown = true }: { declared: Checked; isShown?: boolean }) {
  return (
    <QueryClientProvider client={client}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <MemoryRouter>
          <CrudList page={declared} />
        </MemoryRouter>
      </Activity>
      <FeedbackHost />
    </QueryClientProvider>
  );
}
const show = async (part: Partial<Declaration> = {}) => {
  const declared = page(part);
  const view = render(<List declared={declared} />);
  await screen.findByText('远通物流1');
  return (isShown: boolean) => view.rerender(<List declared={declared} isShown={isShown} />);
};
const names = () =>
  screen
    .getAllByRole('row')
    .flatMap((row) => within(row).queryAllByText(/^远通物流/))
    .map(({ textContent }) => textContent);
// Every test that adds rows starts with some.
const add = (id: number) =>
  stamped.rows.unshift({ ...(stamped.rows[0] as Row), id, companyName: `远通物流${id}` });
const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeAll(() => startTexts('company'));
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  drainNotices();
  localStorage.clear();
  stamped = stampedRows();
  const queries = { retry: false, staleTime: Infinity, networkMode: 'always' } as const;
  client = new QueryClient({ defaultOptions: { queries } });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  useNetwork.setState({ status: 'online' });
  useLock.setState({ locked: false });
});

describe('a list that refreshes itself', () => {
  test('shows changed values in place, marks them for a moment and keeps the selection', async () => {
    await show({ rowActions: [{ code: 'enable', run: async () => null, batch: true }] });
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getAllByRole('checkbox', { name: '选择此行' })[0] ?? document.body);
    stamped.saveAsOtherUser(1, { contact: '赵敏' });
    await passTime(61_000);
    const cell = screen.getByRole('cell', { name: '赵敏' });
    expect(cell).toHaveAttribute('data-changed');
    expect(screen.getByRole('cell', { name: '远通物流1' })).not.toHaveAttribute('data-changed');
    expect(screen.getAllByRole('checkbox', { name: '选择此行' })[0]).toBeChecked();
    await passTime(5_000);
    expect(cell).not.toHaveAttribute('data-changed');
    expect(screen.queryByRole('button', { name: '显示' })).toBeNull();
  });

  test('does not move rows before the user asks for the new ones', async () => {
    await show();
    add(7);
    add(8);
    stamped.saveAsOtherUser(1, { contact: '赵敏' });
    await passTime(61_000);
    expect(screen.getByText('2 条新数据')).toBeVisible();
    expect(names()).toEqual(['远通物流1', '远通物流2']);
    expect(screen.getByRole('cell', { name: '赵敏' })).toBeVisible();
    act(() => screen.getByRole('button', { name: '显示' }).click());
    await waitFor(() =>
      expect(names()).toEqual(['远通物流8', '远通物流7', '远通物流1', '远通物流2']),
    );
    expect(screen.queryByRole('button', { name: '显示' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('row', { name: /远通物流8/ })).toHaveFocus());
  });

  test('offers the rows of other pages that have come or gone under the same rows', async () => {
    let totalCount = 30;
    const { list } = stamped.api;
    const pageOfMany = async () => ({ ...(await list()), totalCount });
    await show({ api: { ...stamped.api, list: Object.assign(pageOfMany, list) } });
    totalCount = 29;
    await passTime(61_000);
    expect(screen.getByText(/^共 30 条/)).toBeVisible();
    act(() => screen.getByRole('button', { name: '显示' }).click());
    expect(await screen.findByText(/^共 29 条/)).toBeVisible();
  });

  test('sends a request once a minute', async () => {
    await show();
    await passTime(59_000);
    expect(stamped.server.lists).toBe(1);
    await passTime(62_000);
    expect(stamped.server.lists).toBe(3);
  });

  test.each([
    ['while the window is hidden', () => setVisibility('hidden')],
    ['without a connection', () => useNetwork.setState({ status: 'offline' })],
    ['while the screen is locked', () => useLock.setState({ locked: true })],
    [
      'while a dialog is open',
      () => {
        const dialog = document.createElement('div');
        dialog.setAttribute('aria-modal', 'true');
        screen.getByRole('table').append(dialog);
      },
    ],
  ])('sends no request %s', async (_when, start) => {
    await show();
    act(start);
    await passTime(200_000);
    expect(stamped.server.lists).toBe(1);
  });

  test('sends no request while a row is being edited', async () => {
    await show({ columns: [{ key: 'companyName', edit: [] }, { key: 'contact' }] });
    fireEvent.doubleClick(screen.getByText('远通物流1'));
    await passTime(200_000);
    expect(stamped.server.lists).toBe(1);
    act(() => screen.getByRole('button', { name: '取消' }).click());
    await passTime(61_000);
    expect(stamped.server.lists).toBe(2);
  });

  test.each([
    ['the server fails', stampedRows().refusal(500, '系统正在维护')],
    ['the list is no longer granted', stampedRows().refusal(403, '没有权限')],
    ['the connection breaks', new ApiError({ kind: 'network' })],
  ])('keeps the rows and reports nothing when %s', async (_what, error) => {
    await show();
    stamped.server.refuse = (call) => (call === 'list' ? error : null);
    await passTime(61_000);
    expect(names()).toEqual(['远通物流1', '远通物流2']);
    expect(screen.queryByText(/系统正在维护|没有权限|网络连接失败/)).toBeNull();
    stamped.server.refuse = () => null;
    stamped.saveAsOtherUser(1, { contact: '赵敏' });
    await passTime(61_000);
    expect(screen.getByRole('cell', { name: '赵敏' })).toBeVisible();
  });

  test('shows the first rows of an empty list immediately, because they move no other row', async () => {
    stamped = stampedRows(0);
    render(<List declared={page({})} />);
    await screen.findByText('暂无公司数据');
    stamped.rows.push(...stampedRows(1).rows);
    await passTime(61_000);
    expect(names()).toEqual(['远通物流1']);
    expect(screen.queryByRole('button', { name: '显示' })).toBeNull();
  });

  test('ignores a response that is older than the rows on screen', async () => {
    const { list } = stamped.api;
    let isDelayed = false;
    let release: () => void = () => undefined;
    const delayedList = async () => {
      const response = await list();
      if (isDelayed) await new Promise<void>((resolve) => (release = resolve));
      return response;
    };
    await show({ api: { ...stamped.api, list: Object.assign(delayedList, list) } });
    isDelayed = true;
    await passTime(60_500);
    isDelayed = false;
    stamped.saveAsOtherUser(1, { contact: '赵敏' });
    act(() => screen.getByRole('button', { name: '刷新' }).click());
    await passTime(100);
    expect(screen.getByRole('cell', { name: '赵敏' })).toBeVisible();
    await act(async () => release());
    await passTime(100);
    expect(screen.getByRole('cell', { name: '赵敏' })).toBeVisible();
  });
});

describe('a list without a regular refresh', () => {
  test('sends its request again when the user returns to its tab after a minute', async () => {
    const switchTab = await show({ refresh: undefined });
    await passTime(300_000);
    expect(stamped.server.lists).toBe(1);
    switchTab(false);
    stamped.saveAsOtherUser(1, { contact: '赵敏' });
    await passTime(30_000);
    switchTab(true);
    await passTime(100);
    expect(await screen.findByRole('cell', { name: '赵敏' })).toBeVisible();
    expect(stamped.server.lists).toBe(2);
    switchTab(false);
    await passTime(30_000);
    switchTab(true);
    await passTime(100);
    expect(stamped.server.lists).toBe(2);
  });

  test('refreshes as often as the user has chosen, also the next time', async () => {
    useSession.setState({ userName: 'operator', token: 'token' });
    await show({ refresh: undefined });
    act(() => screen.getByRole('button', { name: '自动刷新：关闭' }).click());
    act(() => screen.getByRole('menuitemradio', { name: '每 15 秒' }).click());
    await passTime(16_000);
    expect(stamped.server.lists).toBe(2);
    cleanup();
    await show({ refresh: undefined });
    expect(screen.getByRole('button', { name: '自动刷新：每 15 秒' })).toBeVisible();
  });
});
