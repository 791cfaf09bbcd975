import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { companyApi } from '@/api/company/company';
import { companyDetailApi } from '@/api/company/company-detail';
import { queryClient } from '@/app/providers/query-client';
import { CompanyType } from '@/enums';
import { toDate } from '@/lib/time';
import CompanyDetails from '@/pages/company/company-details';
import { deleteDrafts } from '@/stores/drafts';
import { renderElement } from '../render';
import { enterAs, server, shown, startMockServer } from './mock-server';

const own = '1384050000000000001';
const pageOf = (id: string | number, tab: string) => (
  <MemoryRouter initialEntries={[`/company/company-details/${id}?tab=${tab}`]}>
    <Routes>
      <Route path="/company/company-details/:id" element={<CompanyDetails />} />
    </Routes>
  </MemoryRouter>
);
const show = (id: string | number, tab = 'base') => renderElement(pageOf(id, tab));
const tabs = async () =>
  (await screen.findAllByRole('tab')).map(({ textContent }) =>
    (textContent ?? '').replace(/ \d+$/, ''),
  );
/** Presses a button of the open tab; the head of the page has buttons of its own. */
const press = async (name: string) =>
  userEvent.click(await within(await screen.findByRole('tabpanel')).findByRole('button', { name }));
const save = () => press('保存');

beforeAll(() => startMockServer('company'));
beforeEach(() => act(() => enterAs('operator')));
beforeEach(() => deleteDrafts());
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());

const always = [
  '基本信息',
  '资质',
  '入驻',
  '网点',
  '保险',
  '工作日',
  '优质专线',
  '管理员',
  '变更记录',
];

test('a company shows that its membership has ended when the clock passes the end, without a reload', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const company = await companyApi.one({ id: own });
  const end = toDate(company.expireTime)?.getTime() ?? 0;
  vi.setSystemTime(end - 60_000);
  await act(() => enterAs('operator'));
  show(own);
  expect(await screen.findByText(/剩 1 天/)).toBeVisible();
  vi.setSystemTime(end + 60_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText(/已到期/)).toBeVisible();
});

describe('the tabs of a company', () => {
  test.each([
    [CompanyType.line, ['专线']],
    [CompanyType.lastMile, ['到达配送']],
    [CompanyType.equipment, ['物流装备']],
    [CompanyType.park, ['园区/团体成员']],
    [CompanyType.lineAndLastMile, ['专线', '到达配送']],
  ])('of type %i are those of its type, and each opens', async (companyType, special) => {
    const query = { companyType: [companyType], page: 1, limit: 1 };
    const { items } = await companyApi.list(query);
    show(items[0]?.id ?? '');
    expect(await tabs()).toEqual(expect.arrayContaining([...always, ...special]));
    const others = ['专线', '到达配送', '物流装备', '园区/团体成员'].filter(
      (name) => !special.includes(name),
    );
    for (const name of others) expect(await tabs()).not.toContain(name);
    for (const name of special) {
      await userEvent.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }));
      expect(await screen.findByRole('table')).toBeVisible();
      expect(shown).toEqual([]);
    }
  });

  test('are read-only for an account without the right, which sees no managers', async () => {
    await act(() => enterAs('clerk'));
    show(own);
    expect(await screen.findByText('所属分站')).toBeVisible();
    expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
    expect(await tabs()).not.toContain('管理员');
    await userEvent.click(screen.getByRole('tab', { name: /^网点/ }));
    expect(await screen.findByRole('columnheader', { name: /网点名称/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: '新增' })).toBeNull();
  });

  test('of a company account cannot change the sub-station and the award', async () => {
    await act(() => enterAs('company'));
    show(own);
    await press('编辑');
    expect(await screen.findByLabelText('公司名称')).toBeVisible();
    expect(screen.queryByLabelText('所属分站')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: '资质' }));
    expect(await within(screen.getByRole('tabpanel')).findByText('法定代表人')).toBeVisible();
    expect(screen.queryByRole('button', { name: /审核/ })).toBeNull();
  });
});

test('the page of a missing or foreign company links to the list', async () => {
  show('1');
  expect(await screen.findByRole('heading', { name: '记录不存在' })).toBeVisible();
  expect(screen.getByRole('link', { name: '返回公司列表' })).toBeVisible();
  expect(shown).toEqual([]);
});

describe('the base data', () => {
  const edit = async (name: string) => {
    await act(() => enterAs('company'));
    show(own);
    await press('编辑');
    const field = await screen.findByLabelText('公司名称');
    await userEvent.clear(field);
    await userEvent.type(field, name);
    return field;
  };

  test('shows a taken name as an error of its field and keeps the input', async () => {
    const { items } = await companyApi.list({ page: 1, limit: 2, sort: 'lineCount ascending' });
    const taken = items.find(({ id }) => id !== own)?.companyName ?? '';
    const field = await edit(taken);
    await save();
    await waitFor(() => expect(field).toHaveAccessibleDescription(`公司名称“${taken}”已存在。`));
    expect(field).toHaveValue(taken);
  });

  test('is shown read-only after a save, and the title changes', async () => {
    await edit('顺达测试物流有限公司');
    await save();
    await waitFor(() => expect(screen.queryByRole('button', { name: '保存' })).toBeNull());
    expect(await screen.findByRole('heading', { name: '顺达测试物流有限公司' })).toBeVisible();
  });

  test('asks before Cancel discards changes', async () => {
    await edit('半途而废');
    await press('取消');
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '放弃修改' }),
    );
    await press('编辑');
    expect(await screen.findByLabelText('公司名称')).not.toHaveValue('半途而废');
  });
});

test('the credentials can be marked as verified, and the mark can be removed', async () => {
  const credential = await companyDetailApi.credential({ id: own });
  show(own, 'credential');
  await press('撤销审核');
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: /确\s*认/ }),
  );
  await press('审核通过');
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: /确\s*认/ }),
  );
  expect(await screen.findByRole('button', { name: '撤销审核' })).toBeVisible();
  const again = await companyDetailApi.credential({ id: own });
  expect(again.credentialState).toBe(credential.credentialState);
});

test('the working days are selectable, and closed days show no hours', async () => {
  show(own, 'workDays');
  await press('编辑');
  await userEvent.click(await screen.findByRole('button', { name: '周一至周五' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '周五' }));
  await save();
  await waitFor(() => expect(screen.getAllByText('休息')).toHaveLength(3));
  const { workDays } = await companyApi.one({ id: own });
  expect(workDays).toMatchObject({ thursday: true, friday: false, saturday: false });
});

test('the change log shows the field and both values of every change as text', async () => {
  const info = await companyDetailApi.settledInfo({ id: own });
  await companyDetailApi.saveSettledInfo({ ...info, companyLevelType: 3, feeAmount: 365 });
  const { manageUser } = await companyApi.one({ id: own });
  const [first, ...rest] = manageUser.users;
  await companyDetailApi.saveManagers({
    ...manageUser,
    users: [...(first ? [first] : []), ...rest.map((user) => ({ ...user, isActive: false }))],
  });
  show(own, 'changes');
  const level = await screen.findByRole('row', { name: /会员等级/ });
  expect(level).toHaveTextContent('入驻');
  expect(level).toHaveTextContent('名录');
  expect(screen.getByRole('row', { name: /入驻费用/ })).toHaveTextContent('365.00');
  expect(screen.getByRole('row', { name: /管理员/ })).toHaveTextContent(
    '公司文员（clerk：线路管理）（禁用）',
  );
});

test('the award loads the lines again after one is deleted in their tab', async () => {
  // The cache of the console keeps what is not said to be outdated.
  renderElement(
    <QueryClientProvider client={queryClient}>{pageOf(own, 'excellentLine')}</QueryClientProvider>,
  );
  const tabPanel = async () => within(await screen.findByRole('tabpanel'));
  const openTab = async (name: RegExp) => userEvent.click(await screen.findByRole('tab', { name }));
  const asked: string[] = [];
  const onRequest = ({ request }: { request: Request }) => {
    if (/transport-line\/select/.test(request.url)) asked.push(request.url);
  };
  server.events.on('request:start', onRequest);
  await (await tabPanel()).findAllByRole('button', { name: '编辑' });
  await openTab(/^专线/);
  const [cell] = await (await tabPanel()).findAllByRole('cell');
  const row = within(cell?.closest('tr') ?? document.body);
  await userEvent.click(row.getByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
  await userEvent.click(await screen.findByRole('button', { name: '确认' }));
  await waitFor(() => expect(cell).not.toBeInTheDocument());
  asked.length = 0;
  await openTab(/^优质专线/);
  await (await tabPanel()).findAllByRole('button', { name: '编辑' });
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  server.events.removeListener('request:start', onRequest);
});
