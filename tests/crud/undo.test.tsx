import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { CrudList } from '@/crud/crud-list';
import { SortPopup } from '@/elements/sort/sort-popup';
import { CompanyStatus } from '@/enums';
import { useSession } from '@/stores/session';
import { drainNotices } from '@/ui/feedback/notices';
import { notifySaved } from '@/ui/feedback/notify-saved';
import { passTime } from '../pass-time';
import { renderElement, renderFeedback } from '../render';
import { startTexts } from '../start-texts';
import { stampedRows, type Checked, type Declaration, type Stamped } from './stamped-rows';

// Replaces the sortable list, because dragging needs a layout and jsdom has none.
vi.mock('@/elements/control/sortable-list', () => ({
  SortableList: ({ onMove }: { onMove: (id: string, to: string) => void }) => (
    <button type="button" onClick={() => onMove('甲', '乙')}>
      甲 到 乙
    </button>
  ),
}));

let stamped: Stamped;
const declare = (part: Partial<Declaration>): Checked => ({
  name: 'company.company',
  api: stamped.api,
  columns: [{ key: 'companyName' }, { key: 'contact' }],
  ...(part as Partial<Checked>),
});
const show = (part: Partial<Declaration>) =>
  renderElement(
    <MemoryRouter>
      <CrudList page={declare(part)} />
    </MemoryRouter>,
  );
const enable = { code: 'enable', set: { status: CompanyStatus.enabled }, batch: true };
const rowOf = async (id: number) =>
  within(await screen.findByRole('row', { name: new RegExp(`远通物流${id}`) }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const run = async (id: number, name = '启用') =>
  userEvent.click((await rowOf(id)).getByRole('button', { name }));
const undo = () => press('撤销');
const offer = () => screen.queryByRole('button', { name: '撤销' });

beforeAll(() => startTexts('company'));
beforeEach(() => {
  drainNotices();
  stamped = stampedRows();
});

describe('undoing a change of one row', () => {
  test('saves the former values with the stamp of the save and reloads the list', async () => {
    show({ rowActions: [enable] });
    await run(2);
    await undo();
    expect(await screen.findByText('已撤销')).toBeVisible();
    expect(stamped.server.saved).toMatchObject([
      { id: 2, status: CompanyStatus.enabled, concurrencyStamp: 's0' },
      { id: 2, status: CompanyStatus.disabled, concurrencyStamp: 's1' },
    ]);
    await waitFor(() => expect(stamped.server.lists).toBe(3));
    expect((await rowOf(2)).getByRole('button', { name: '启用' })).toBeVisible();
    expect(offer()).toBeNull();
  });

  test('changes nothing after somebody else has saved the row, and says so', async () => {
    show({ rowActions: [enable] });
    await run(2);
    stamped.saveAsOtherUser(2, { contact: '赵敏' });
    await undo();
    expect(await screen.findByText('此后已有他人修改，未撤销')).toBeVisible();
    expect(stamped.server.saved).toHaveLength(1);
    expect(await (await rowOf(2)).findByText('赵敏')).toBeVisible();
  });

  test('loads the stamp when the server returns no record', async () => {
    stamped.server.isSilent = true;
    show({ rowActions: [enable] });
    await run(2);
    stamped.saveAsOtherUser(2, { contact: '赵敏' });
    await undo();
    expect(await screen.findByText('已撤销')).toBeVisible();
    // The undo restores only the former status and keeps the change of the other user.
    expect(stamped.rows[1]).toMatchObject({ status: CompanyStatus.disabled, contact: '赵敏' });
  });

  test('changes nothing when the server returned no record and the value has changed since the save', async () => {
    stamped.server.isSilent = true;
    show({ rowActions: [enable] });
    await run(2);
    stamped.saveAsOtherUser(2, { status: CompanyStatus.draft });
    await undo();
    expect(await screen.findByText('此后已有他人修改，未撤销')).toBeVisible();
    expect(stamped.server.saved).toHaveLength(1);
  });

  test('reports a refusal of the server', async () => {
    show({ rowActions: [enable] });
    await run(2);
    stamped.server.refuse = (call) => (call === 'update' ? stamped.refusal(403, '没有权限') : null);
    await undo();
    expect(await screen.findByText('没有权限')).toBeVisible();
    expect(stamped.rows[1]?.status).toBe(CompanyStatus.enabled);
    await waitFor(() => expect(offer()).toBeNull());
  });

  test.each([
    ['a lost network', new ApiError({ kind: 'network' }), '网络连接失败'],
    ['an error of the server', stampedRows().refusal(500, '系统正在维护'), '系统正在维护'],
  ])('reports %s and can be tried again', async (_what, error, text) => {
    show({ rowActions: [enable] });
    await run(2);
    stamped.server.refuse = (call) => (call === 'update' ? error : null);
    await undo();
    const notice = within(
      (await screen.findByText(new RegExp(text))).closest('[role]') ?? document.body,
    );
    expect(notice.getByText('失败')).toBeVisible();
    expect(notice.queryByText('操作成功')).toBeNull();
    expect(stamped.rows[1]?.status).toBe(CompanyStatus.enabled);
    stamped.server.refuse = () => null;
    await undo();
    await waitFor(() => expect(stamped.rows[1]?.status).toBe(CompanyStatus.disabled));
    await waitFor(() => expect(offer()).toBeNull());
  });

  test('shows the former value in a switch although the list could not be loaded in between', async () => {
    show({
      columns: [{ key: 'companyName' }, { key: 'isInsured', type: 'flag', control: 'switch' }],
    });
    const control = async () => (await rowOf(1)).findByRole('switch');
    await userEvent.click(await control());
    expect(await control()).toBeChecked();
    await screen.findByRole('button', { name: '撤销' });
    await undo();
    await waitFor(async () => expect(await control()).not.toBeChecked());
    await userEvent.click(await control());
    stamped.server.refuse = (call) => (call === 'list' ? stamped.refusal(500) : null);
    await waitFor(async () => expect(await control()).toBeChecked());
    stamped.server.refuse = () => null;
    await undo();
    await waitFor(async () => expect(await control()).not.toBeChecked());
  });

  test('is not offered for a deletion, for a custom request, or for an action that excludes it', async () => {
    const remove = Object.assign(async () => null, stamped.api.list);
    show({
      api: { ...stamped.api, remove },
      rowActions: [
        { ...enable, canUndo: () => false },
        { code: 'history', run: async () => null },
        'delete',
      ],
    });
    for (const name of ['启用', '历史']) {
      // One after the other: each notice must have disappeared before the next one.
      // oxlint-disable-next-line no-await-in-loop
      await run(1, name);
      // oxlint-disable-next-line no-await-in-loop
      expect(await screen.findAllByText('操作成功')).not.toHaveLength(0);
      expect(offer()).toBeNull();
    }
    await run(2, '删除');
    await press('确认');
    await waitFor(() => expect(screen.queryByText(/^删除公司/)).toBeNull());
    expect(offer()).toBeNull();
  });
});

describe('undoing a batch', () => {
  test('puts every row back and lists those that somebody else has changed', async () => {
    show({ rowActions: [enable] });
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
    await userEvent.click(
      within(await screen.findByRole('region', { name: '批量操作' })).getByRole('button', {
        name: '启用',
      }),
    );
    await press('确认');
    expect(await screen.findByText('已修改 2 项')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    stamped.saveAsOtherUser(2, { contact: '赵敏' });
    await undo();
    const results = within(await screen.findByRole('dialog', { name: '撤销' }));
    expect(await results.findByText('成功 1 项，失败 1 项')).toBeVisible();
    expect(results.getByRole('row', { name: '远通物流2 此后已有他人修改，未撤销' })).toBeVisible();
    expect(stamped.rows.map(({ status }) => status)).toEqual([
      CompanyStatus.disabled,
      CompanyStatus.enabled,
    ]);
  });
});

test('a batch keeps failed rows selected', async () => {
  show({ rowActions: [enable] });
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
  const bar = within(await screen.findByRole('region', { name: '批量操作' }));
  stamped.saveAsOtherUser(2, { contact: '赵敏' });
  await userEvent.click(bar.getByRole('button', { name: '启用' }));
  await press('确认');
  const results = within(await screen.findByRole('dialog', { name: '启用' }));
  expect(await results.findByText('成功 1 项，失败 1 项')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await bar.findByText('已选 1 项')).toBeVisible();
  expect((await rowOf(2)).getByRole('checkbox')).toBeChecked();
  expect(stamped.rows[0]?.status).toBe(CompanyStatus.enabled);
});

describe('undoing an order by hand', () => {
  const order = (ids: string[]) => ids.map((id) => ({ id }));
  const start = async (current: { ids: string[] }) => {
    const save = vi.fn<(rows: { id: string }[]) => Promise<void>>(async (rows) => {
      current.ids = rows.map(({ id }) => id);
    });
    renderElement(
      <SortPopup
        title="顺序"
        load={async () => order(current.ids)}
        nameOf={({ id }) => id}
        save={save}
        onClose={() => undefined}
        lists={[]}
      />,
    );
    await press('甲 到 乙');
    await press('保存');
    return save;
  };

  test('saves the former order', async () => {
    const save = await start({ ids: ['甲', '乙', '丙'] });
    await undo();
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.calls.map(([rows]) => rows)).toEqual([
      order(['乙', '甲', '丙']),
      order(['甲', '乙', '丙']),
    ]);
  });

  test('changes nothing when the order is no longer the saved one', async () => {
    const current = { ids: ['甲', '乙', '丙'] };
    const save = await start(current);
    await screen.findByRole('button', { name: '撤销' });
    current.ids = ['丙', '乙', '甲'];
    await undo();
    expect(await screen.findByText('此后已有他人修改，未撤销')).toBeVisible();
    expect(save).toHaveBeenCalledOnce();
  });
});

describe('the notification', () => {
  const task = {
    id: 1,
    record: '/api/company 1',
    name: '远通',
    run: vi.fn<() => Promise<void>>(async () => undefined),
  };
  const onDone = vi.fn<() => void>();
  const tell = async () => {
    renderFeedback();
    act(() => notifySaved([task], onDone));
    return screen.findByRole('button', { name: '撤销' });
  };
  beforeEach(() => {
    task.run.mockClear();
    onDone.mockClear();
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => vi.useRealTimers());

  test('stays for eight seconds', async () => {
    await tell();
    await passTime(7_500);
    expect(offer()).toBeVisible();
    await passTime(1_500);
    await waitFor(() => expect(offer()).toBeNull());
  });

  test.each(['hover', 'focus'])('stays while it has the %s', async (how) => {
    const button = await tell();
    const notice = button.closest('.ant-notification-notice') ?? button;
    await passTime(4_000);
    if (how === 'focus') act(() => button.focus());
    else fireEvent.mouseEnter(notice);
    await passTime(60_000);
    expect(offer()).toBeVisible();
    if (how === 'focus') act(() => button.blur());
    else fireEvent.mouseLeave(notice);
    await passTime(3_000);
    expect(offer()).toBeVisible();
    await passTime(2_000);
    await waitFor(() => expect(offer()).toBeNull());
  });

  test('waits for a late response, and offers a failed undo for eight more seconds', async () => {
    let respond: (error: ApiError) => void = () => undefined;
    task.run.mockImplementationOnce(() => new Promise((_done, fail) => (respond = fail)));
    const button = await tell();
    fireEvent.click(button);
    await passTime(60_000);
    fireEvent.click(button);
    expect(task.run).toHaveBeenCalledOnce();
    await act(async () => respond(new ApiError({ kind: 'timeout' })));
    expect(await screen.findByText('请求超时，请稍后重试')).toBeVisible();
    await passTime(7_500);
    expect(offer()).toBeVisible();
    await passTime(1_500);
    await waitFor(() => expect(offer()).toBeNull());
  });

  test('runs once on Ctrl+Z, which stays with the typing in an input', async () => {
    const input = document.body.appendChild(document.createElement('input'));
    await tell();
    fireEvent.keyDown(input, { key: 'z', ctrlKey: true });
    expect(task.run).not.toHaveBeenCalled();
    input.remove();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(task.run).toHaveBeenCalledOnce();
  });

  test('names its record, and closes older offers about the same one', async () => {
    await tell();
    expect(screen.getByText('远通')).toBeVisible();
    const other = { ...task, record: '/api/company 2', name: '佳吉' };
    act(() => notifySaved([other], onDone));
    expect(await screen.findByText('佳吉')).toBeVisible();
    expect(screen.getAllByRole('button', { name: '撤销' })).toHaveLength(2);
    act(() => notifySaved([{ ...task, name: '远通物流' }], onDone));
    expect(await screen.findByText('远通物流')).toBeVisible();
    // Long before its own time is over.
    await passTime(1_000);
    expect(screen.queryByText('远通')).toBeNull();
    expect(screen.getAllByRole('button', { name: '撤销' })).toHaveLength(2);
  });

  test('closes at the end of the session', async () => {
    await tell();
    act(() => useSession.setState({ token: 'another' }));
    await passTime(1_000);
    expect(offer()).toBeNull();
    expect(task.run).not.toHaveBeenCalled();
  });
});
