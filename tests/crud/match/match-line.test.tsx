import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ApiError } from '@/api/errors';
import { InterruptedBatches } from '@/app/layout/banner';
import { CrudList } from '@/crud/crud-list';
import { TabKeyContext } from '@/elements/tab/tab-context';
import { CompanyStatus } from '@/enums';
import { P, type Policy } from '@/policies';
import type { CheckedDeclaration } from '@/schema/crud';
import { useAppConfig } from '@/stores/app-config';
import { clearDirty } from '@/stores/dirty';
import { useSession } from '@/stores/session';
import { clearTabs, visitTab } from '@/stores/tabs';
import { drainNotices } from '@/ui/feedback/notices';
import { grant } from '../../grant';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';
import { searchedRows, type Query, type Row, type Searched } from './searched-rows';

const path = '/company/company-list';
let searched: Searched;
const { disabled } = CompanyStatus;

const pageOf = (policy?: Policy): CheckedDeclaration<Row, Query, Partial<Row>, 'edit'> => ({
  name: 'company.company',
  policy,
  api: searched.api,
  columns: [{ key: 'companyName' }],
  filters: [{ key: 'companyName' }, { key: 'status', type: 'code', enum: CompanyStatus }],
  form: [{ key: 'contact', bulk: true }],
  rowActions: [
    'edit',
    { code: 'disable', run: (row) => searched.api.update({ ...row, contact: '停' }), batch: true },
  ],
});
const show = (query = '?companyName=达', policy?: Policy) =>
  renderElement(
    <MemoryRouter initialEntries={[path + query]}>
      <InterruptedBatches />
      <Link to={`${path}?companyName=顺`}>其他条件</Link>
      <TabKeyContext value={`${path}#0`}>
        <CrudList page={pageOf(policy)} />
      </TabKeyContext>
    </MemoryRouter>,
  );
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const selectPage = async () =>
  userEvent.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
const rowBox = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`${name} `) })).getByRole('checkbox');
const bar = async () => within(await screen.findByRole('region', { name: '批量操作' }));
const selectAll = async (count: string) => {
  await selectPage();
  await press(`选择符合条件的全部 ${count} 条`);
};
/** Lets the lists wait until the returned function is called. */
function holdLists() {
  let respond: () => void = () => undefined;
  const waiting = new Promise<void>((done) => (respond = done));
  searched.server.before = (call) => (call === 'list' ? waiting : Promise.resolve());
  return async () => {
    searched.server.before = async () => undefined;
    await act(async () => respond());
  };
}

beforeAll(() => startTexts('company'));
beforeEach(() => {
  localStorage.clear();
  drainNotices();
  clearDirty();
  searched = searchedRows(90);
  useSession.setState({ userName: 'wang' });
  clearTabs();
  visitTab({ id: path, path, query: '?companyName=达', name: path, affix: false, shown: true });
});
afterEach(() => useAppConfig.setState({ configuration: null }));

test('offers all that match once the page is selected, and takes single rows out of them again', async () => {
  show();
  await userEvent.click(await rowBox('顺达2'));
  expect((await bar()).getByText('已选 1 项')).toBeVisible();
  expect(screen.queryByRole('button', { name: /符合条件/ })).toBeNull();
  await selectPage();
  expect(await screen.findByText('本页已全选，另有 40 条符合条件')).toBeVisible();
  // By keyboard: the button is the last one of the bar.
  screen.getByRole('button', { name: '取消选择' }).focus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('已选 60 项')).toBeVisible();
  expect(screen.getByText('条件：公司名称：达')).toBeVisible();
  expect(screen.getByRole('region', { name: '批量操作' })).toHaveFocus();
  await userEvent.click(await rowBox('顺达2'));
  await userEvent.click(await rowBox('远达3'));
  expect(screen.getByText('已选 58 项')).toBeVisible();
  expect(screen.getByText('已去掉 2 项 · 条件：公司名称：达')).toBeVisible();
  await userEvent.click(await rowBox('远达3'));
  expect(screen.getByText('已去掉 1 项 · 条件：公司名称：达')).toBeVisible();
  await userEvent.click((await bar()).getByRole('button', { name: '禁用' }));
  expect(
    await screen.findByText(
      /所选的 59 项.*执行前会重新核对条件（公司名称：达），已不符合的会跳过。$/,
    ),
  ).toBeVisible();
  await press('确认');
  await screen.findByText('成功 59 项，失败 0 项');
  expect(searched.server.touched).toHaveLength(59);
  expect(searched.server.touched.some(({ id }) => id === 2)).toBe(false);
});

test('forgets the frozen conditions with the selection, also when other conditions are set', async () => {
  show();
  await selectAll('60');
  await screen.findByText('已选 60 项');
  await press('取消选择');
  await userEvent.click(await rowBox('顺达2'));
  expect((await bar()).getByText('已选 1 项')).toBeVisible();
  expect(screen.queryByText(/条件：/)).toBeNull();
  await press('取消选择');
  await selectAll('60');
  await screen.findByText('已选 60 项');
  await userEvent.click(screen.getByRole('link', { name: '其他条件' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull());
});

test('shows the progress, and can be cancelled without losing the selected page', async () => {
  searched = searchedRows(3_600);
  show();
  await selectPage();
  await screen.findByRole('button', { name: '选择符合条件的全部 2,400 条' });
  const { server } = searched;
  let respond: () => void = () => undefined;
  server.before = (_call, query) =>
    query?.page === 2 ? new Promise((done) => (respond = done)) : Promise.resolve();
  await press('选择符合条件的全部 2,400 条');
  expect(await screen.findByText('已读取 1,000 / 2,400 条')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '1000');
  await press('取消');
  act(() => respond());
  expect(await screen.findByRole('button', { name: /^选择符合条件/ })).toHaveFocus();
  expect(screen.getByText('已选 20 项')).toBeVisible();
  server.before = async () => undefined;
  server.queries.length = 0;
  await press('选择符合条件的全部 2,400 条');
  expect(await screen.findByText('已选 2,400 项')).toBeVisible();
  expect(server.queries.map(({ page }) => page)).toEqual([1, 2, 3]);
});

test('continues after a failed page with what was read, and leaves out rows that were taken out meanwhile', async () => {
  searched = searchedRows(3_600);
  show();
  await selectPage();
  const { server } = searched;
  server.before = async (_call, query) => {
    if (query?.page === 2) throw new ApiError({ kind: 'network' });
  };
  await press('选择符合条件的全部 2,400 条');
  expect(await screen.findByText(/^读取 1,000 条后中断：网络/)).toBeVisible();
  await userEvent.click(await rowBox('顺达2'));
  server.before = async () => undefined;
  server.queries.length = 0;
  await press('继续读取');
  expect(await screen.findByText('已选 2,399 项')).toBeVisible();
  expect(screen.getByText('已去掉 1 项 · 条件：公司名称：达')).toBeVisible();
  expect(server.queries.map(({ page }) => page)).toEqual([2, 3]);
});

test('says how many can be selected at most', async () => {
  searched = searchedRows(9_000);
  show();
  await selectPage();
  expect(
    await screen.findByText('符合条件的有 6,000 条，一次最多选择 5,000 条，请增加查询条件'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^选择符合条件/ })).toBeNull();
});

test('ends with the selection, when the conditions change while the rows are read', async () => {
  show();
  await selectPage();
  await screen.findByRole('button', { name: '选择符合条件的全部 60 条' });
  const respond = holdLists();
  await press('选择符合条件的全部 60 条');
  await userEvent.click(screen.getByRole('link', { name: '其他条件' }));
  await respond();
  await rowBox('顺达5');
  expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull();
});

test('skips and lists the rows that do not match any more, and keeps failed rows selected', async () => {
  show();
  await selectAll('60');
  await screen.findByText('已选 60 项');
  const { server } = searched;
  server.change(2, { companyName: '中外运' });
  server.change(60, { companyName: '中外运' });
  const { update } = searched.api;
  searched.api.update = Object.assign(async (...input: Parameters<typeof update>) => {
    if (input[0].id === 5) throw new ApiError({ kind: 'server', status: 500, message: '维护' });
    return update(...input);
  }, update);
  await userEvent.click((await bar()).getByRole('button', { name: '禁用' }));
  await press('确认');
  const dialog = within(await screen.findByRole('dialog', { name: '禁用' }));
  expect(await dialog.findByText('成功 57 项，失败 1 项 · 已不符合条件 2 项')).toBeVisible();
  expect(dialog.getByRole('row', { name: '顺达2 已不符合条件，未处理' })).toBeVisible();
  expect(dialog.getByRole('row', { name: '远达60 已不符合条件，未处理' })).toBeVisible();
  expect(dialog.getByRole('row', { name: '顺达5 维护' })).toBeVisible();
  expect(server.touched.map(({ id }) => id)).not.toContain(2);
  const [, close] = dialog.getAllByRole('button', { name: '关闭' });
  await userEvent.click(close ?? document.body);
  expect((await bar()).getByText('已选 1 项')).toBeVisible();
  expect(screen.getByText('条件：公司名称：达')).toBeVisible();
});

test('shows the conditions in the bulk edit, and skips what does not match any more there, too', async () => {
  show();
  await selectAll('60');
  await screen.findByText('已选 60 项');
  await press('批量修改');
  const popup = within(await screen.findByRole('dialog', { name: '批量修改公司' }));
  expect(popup.getByText(/重新核对条件（公司名称：达）/)).toBeVisible();
  await userEvent.type(popup.getByRole('textbox', { name: /联系人/ }), '赵');
  searched.server.change(2, { companyName: '中外运' });
  await userEvent.click(popup.getByRole('button', { name: '修改 60 项' }));
  const result = within(await screen.findByRole('dialog', { name: '批量修改公司' }));
  expect(await result.findByText('成功 59 项，失败 0 项 · 已不符合条件 1 项')).toBeVisible();
  expect(searched.server.touched.some(({ id }) => id === 2)).toBe(false);
});

test('an interrupted batch continues after a reload under its conditions, though the list has others', async () => {
  show();
  await selectAll('60');
  await screen.findByText('已选 60 项');
  let sentCount = 0;
  searched.server.before = async (call) => {
    if (call === 'update' && (sentCount += 1) > 3) await new Promise(() => undefined);
  };
  await userEvent.click((await bar()).getByRole('button', { name: '禁用' }));
  await press('确认');
  await screen.findByText('正在处理 3 / 60');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  clearDirty();
  searched.server.before = async () => undefined;
  searched.server.touched.length = 0;
  searched.server.change(60, { companyName: '中外运' });
  show();
  await press('继续处理未处理的 57 项');
  expect(await screen.findByText(/所选的 57 项.*核对条件（公司名称：达）/)).toBeVisible();
  await press('确认');
  expect(await screen.findByText('成功 56 项，失败 0 项 · 已不符合条件 1 项')).toBeVisible();
  expect(searched.server.touched.some(({ id }) => id === 60)).toBe(false);
});

test('an interrupted batch is not continued when its conditions cannot be read any more', async () => {
  show();
  await selectAll('60');
  await screen.findByText('已选 60 项');
  searched.server.before = (call) =>
    call === 'update' ? new Promise(() => undefined) : Promise.resolve();
  await userEvent.click((await bar()).getByRole('button', { name: '禁用' }));
  await press('确认');
  await screen.findByText('正在处理 0 / 60');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  clearDirty();
  for (const [key, value] of Object.keys(localStorage).map(
    (one) => [one, localStorage.getItem(one) ?? ''] as const,
  ))
    localStorage.setItem(key, value.replaceAll('?companyName=', '?formerName='));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  searched.server.before = async () => undefined;
  show();
  await press('继续处理未处理的 60 项');
  expect(await screen.findByText('上次的查询条件已无法还原，没有继续')).toBeVisible();
  expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull();
});

test('is not offered to a user who may run nothing for many rows', async () => {
  grant();
  show(undefined, P.companyList);
  await screen.findByText(/顺达2$/);
  expect(screen.queryByRole('checkbox', { name: '选择本页全部' })).toBeNull();
});

test('says that all records are selected where the list has no conditions', async () => {
  searched.server.rows.forEach(({ id }) => searched.server.change(id, { status: disabled }));
  show('?status=1');
  await screen.findByRole('table');
  cleanup();
  show('');
  await selectAll('90');
  expect(await screen.findByText('条件：不限')).toBeVisible();
});
