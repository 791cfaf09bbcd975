import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { Id } from '@/api/types';
import { InterruptedBatches } from '@/app/layout/banner';
import { guardUnload } from '@/app/session/leave';
import { CrudList } from '@/crud/crud-list';
import { TabKeyContext } from '@/elements/tab/tab-context';
import type { CheckedDeclaration } from '@/schema/crud';
import { clearDirty } from '@/stores/dirty';
import { perUserKey, userKeyPrefixes } from '@/stores/per-user';
import { useSession } from '@/stores/session';
import { clearTabs, visitTab } from '@/stores/tabs';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';
import { endpointProperties } from './endpoint-properties';
import type { Query, Row } from './stamped-rows';

const path = '/company/company-list';
const rows = [1, 2, 3, 4, 5, 6, 7].map((id): Row => {
  const row = { contact: '王芳', isInsured: false, concurrencyStamp: 'a' };
  return { ...row, id, companyName: `顺达${id}`, status: 1 };
});
const callServer = vi.fn<(id: Id) => Promise<unknown>>();
/** The ids of records that are already disabled, and of deleted records. */
const disabled = new Set<number>();
const gone = new Set<number>();
/** The responses to a search of records by their ids wait for this. */
let searchDelay: Promise<void> | null = null;
const list = async ({ limit }: Query) => {
  if (limit > 100) await searchDelay;
  const items = rows.filter(({ id }) => !gone.has(id));
  return { items, totalCount: items.length };
};
const page: CheckedDeclaration<Row, Query, Partial<Row>, 'edit'> = {
  name: 'company.company',
  api: {
    list: Object.assign(list, endpointProperties),
    update: Object.assign(update, endpointProperties),
  },
  columns: [{ key: 'companyName' }],
  filters: [{ key: 'companyName' }],
  form: [{ key: 'contact', bulk: true }],
  rowActions: [
    'edit',
    {
      code: 'disable',
      visible: ({ id }) => !disabled.has(id),
      run: ({ id }) => callServer(id),
      batch: true,
    },
  ],
};
function update({ id, contact }: Partial<Row>) {
  return callServer(`${id} ${contact}`);
}

/** Renders the list below the notices of interrupted batches, as after a reload of the page. */
const show = (address = path) =>
  renderElement(
    <MemoryRouter initialEntries={[address]}>
      <InterruptedBatches />
      <Link to={`${path}?companyName=顺`}>其他条件</Link>
      {address === path && (
        <TabKeyContext value={`${path}#0`}>
          <CrudList page={page} />
        </TabKeyContext>
      )}
    </MemoryRouter>,
  );
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const isLeavingBlocked = () => {
  const event = new Event('beforeunload', { cancelable: true });
  guardUnload(event as BeforeUnloadEvent);
  return event.defaultPrevented;
};
function leavePage() {
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  clearDirty();
}
const stored = () => localStorage.getItem(String(perUserKey(userKeyPrefixes.batches)));

async function runOnAll() {
  await screen.findByText('顺达1');
  const [all] = screen.getAllByRole('checkbox');
  await userEvent.click(all ?? document.body);
  const bar = within(await screen.findByRole('region', { name: '批量操作' }));
  await userEvent.click(bar.getByRole('button', { name: '禁用' }));
  await press('确认');
}

/** Starts a batch of all rows: two succeed, one is refused, and four wait for their responses. */
async function startBatch() {
  callServer.mockImplementation((id) => {
    if (id === 2) {
      return Promise.reject(new ApiError({ kind: 'server', status: 403, message: '顺达2 未审核' }));
    }
    return Number(id) < 4 ? Promise.resolve() : new Promise(() => undefined);
  });
  show();
  await runOnAll();
  await screen.findByText('正在处理 3 / 7');
}

beforeAll(() => startTexts('company'));
beforeEach(() => {
  localStorage.clear();
  clearDirty();
  callServer.mockReset();
  disabled.clear();
  gone.clear();
  searchDelay = null;
  useSession.setState({ userName: 'wang' });
  clearTabs();
  visitTab({ id: path, path, query: '', name: path, affix: false, shown: true });
});

/** The notice of an interrupted batch. */
const line = /“禁用”没有全部完成/;

test('a running batch is not shown as interrupted, asks before the window closes, and stores ids and results without names', async () => {
  await startBatch();
  expect(screen.queryByText(line)).toBeNull();
  expect(isLeavingBlocked()).toBe(true);
  expect(stored()).not.toContain('顺达');
  const [batch] = JSON.parse(stored() ?? '');
  expect(batch).toMatchObject({
    done: [1, 3],
    failed: [{ id: 2, kind: 'server', status: 403 }],
    sent: [4, 5, 6, 7],
    left: [],
    isLost: false,
  });
  leavePage();
  expect(JSON.parse(stored() ?? '')).toMatchObject([{ isLost: true }]);
});

test('a successful batch stores nothing and does not ask before the window closes', async () => {
  callServer.mockResolvedValue(null);
  show();
  await runOnAll();
  await screen.findByText('成功 7 项，失败 0 项');
  expect(isLeavingBlocked()).toBe(false);
  const [, close] = screen.getAllByRole('button', { name: '关闭' });
  await userEvent.click(close ?? document.body);
  expect(stored()).toBe('[]');
});

test('an interrupted batch shows its results after a reload, and continues with the rest', async () => {
  await startBatch();
  leavePage();
  show();
  const line = '“禁用”没有全部完成：成功 2 项 · 失败 1 项 · 结果未知 4 项';
  expect(await screen.findByText(line)).toBeInTheDocument();
  await press('查看明细');
  const details = within(await screen.findByRole('dialog', { name: '禁用' }));
  expect(await details.findByRole('row', { name: /^顺达2 / })).toBeInTheDocument();
  expect(details.getByRole('row', { name: '顺达4 已发送，没有收到结果，请核对' })).toBeVisible();
  expect(details.getByRole('row', { name: '顺达1 成功' })).toBeVisible();
  const [, close] = details.getAllByRole('button', { name: '关闭' });
  await userEvent.click(close ?? document.body);

  callServer.mockReset().mockResolvedValue(null);
  await press('继续处理未处理的 5 项');
  await press('确认');
  await screen.findByText('成功 5 项，失败 0 项');
  expect(callServer.mock.calls.map(([id]) => id)).toEqual([2, 4, 5, 6, 7]);
  expect(screen.queryByText(line)).toBeNull();
});

test('a continued batch skips records that are already done or deleted', async () => {
  await startBatch();
  leavePage();
  for (const id of [4, 5]) disabled.add(id);
  gone.add(6);
  show();
  callServer.mockReset().mockResolvedValue(null);
  await press('继续处理未处理的 5 项');
  await screen.findByText(/将处理所选的 2 项（顺达2和顺达7）.*（另有 2 项不适用，将跳过）$/);
  await press('确认');
  await screen.findByText('成功 2 项，失败 0 项');
  expect(callServer.mock.calls.map(([id]) => id)).toEqual([2, 7]);
  expect(screen.queryByText(line)).toBeNull();
});

test('the notice of a batch disappears when all of its records are already done or deleted', async () => {
  for (const [done, told] of [
    [disabled, '这 5 项已处理，或不再适用该操作，无需继续'],
    [gone, '这些记录已不存在'],
  ] as const) {
    await startBatch();
    leavePage();
    for (const { id } of rows) done.add(id);
    const { unmount } = show();
    await press('继续处理未处理的 5 项');
    expect(await screen.findByText(told)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(line)).toBeNull());
    expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull();
    expect(stored()).toBe('[]');
    unmount();
    done.clear();
  }
});

test('a continued batch keeps its records when the conditions change while they are searched', async () => {
  await startBatch();
  leavePage();
  let respond: () => void = () => undefined;
  searchDelay = new Promise((done) => {
    respond = done;
  });
  show();
  await press('继续处理未处理的 5 项');
  await userEvent.click(screen.getByRole('link', { name: '其他条件' }));
  act(() => respond());
  expect(await screen.findByText(/将处理所选的 5 项/)).toBeInTheDocument();
});

test('an interrupted bulk change continues in its popup, which says that the values were not kept', async () => {
  callServer.mockReturnValue(new Promise(() => undefined));
  show();
  await screen.findByText('顺达1');
  await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
  await press('批量修改');
  await userEvent.type(await screen.findByRole('textbox', { name: /联系人/ }), '李雷');
  await press('修改 7 项');
  await screen.findByText('正在处理 0 / 7');
  expect(stored()).not.toContain('李雷');
  leavePage();

  callServer.mockReset().mockResolvedValue(null);
  const [first] = rows;
  if (first) first.contact = '李雷';
  show();
  await press('继续处理未处理的 7 项');
  const popup = within(await screen.findByRole('dialog', { name: '批量修改公司' }));
  expect(popup.getByText(/上次填写的内容没有保留，请重新选择并填写/)).toBeVisible();
  await userEvent.type(popup.getByRole('textbox', { name: /联系人/ }), '李雷');
  await userEvent.click(popup.getByRole('button', { name: '修改 6 项' }));
  expect(await screen.findByText('已修改 6 项')).toBeInTheDocument();
  expect(screen.queryByText(/没有全部完成/)).toBeNull();
  if (first) first.contact = '王芳';
});

test('other pages link to the page of an interrupted batch, whose notice can be dismissed', async () => {
  await startBatch();
  leavePage();
  show('/dashboard');
  expect(await screen.findByRole('link', { name: '打开“公司列表”' })).toBeInTheDocument();
  await press('不再显示');
  await waitFor(() => expect(screen.queryByText(/没有全部完成/)).toBeNull());
  expect(stored()).toBe('[]');
});

test('a batch of another window is not shown until that window is closed', async () => {
  await startBatch();
  const running = stored() ?? '';
  leavePage();
  const theirs = running.replaceAll(/"window":"[^"]*"/g, '"window":"other"');
  const tell = (newValue: string) => {
    const key = String(perUserKey(userKeyPrefixes.batches));
    localStorage.setItem(key, newValue);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
  };
  tell(theirs);
  show();
  await screen.findByText('顺达1');
  expect(screen.queryByText(/没有全部完成/)).toBeNull();
  tell(theirs.replace('"isLost":false', '"isLost":true'));
  expect(await screen.findByText(/没有全部完成/)).toBeInTheDocument();
});
