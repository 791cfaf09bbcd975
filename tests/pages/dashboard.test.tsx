import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { goodsOrderApi } from '@/api/company/goods-order';
import { todayLinePriceApi } from '@/api/company/today-line-price';
import { companyCheckinApplyApi } from '@/api/substation/company-checkin-apply';
import { substationSmsApi } from '@/api/substation/substation-sms';
import { requestAction, useRequestedAction } from '@/crud/requested-action';
import { GoodsOrderStatus } from '@/enums';
import { changeLanguage } from '@/i18n';
import { dayMs, formatDate } from '@/lib/time';
import Dashboard from '@/pages/dashboard';
import { useAppConfig } from '@/stores/app-config';
import { addRecentRecord } from '@/stores/recent';
import { renderElement } from '../render';
import { enterAs, server, startMockServer } from './mock-server';

const show = () =>
  renderElement(
    <MemoryRouter initialEntries={['/dashboard']}>
      <Dashboard />
    </MemoryRouter>,
  );
function grantOnly(...policies: string[]) {
  const { configuration } = useAppConfig.getState();
  const grantedPolicies = Object.fromEntries(policies.map((policy) => [policy, true]));
  if (configuration) {
    useAppConfig.setState({ configuration: { ...configuration, auth: { grantedPolicies } } });
  }
}
const figures = () => screen.findByRole('list', { name: '经营数据' });

beforeAll(() => startMockServer('dashboard'));
beforeEach(() => act(() => enterAs('operator')));
afterAll(() => server.close());
afterEach(() => vi.useRealTimers());

const work = () => screen.findByRole('region', { name: '要处理' });
/** The number of a tile, once it is loaded. */
async function numberOf(name: RegExp) {
  const tile = await within(await work()).findByRole('link', { name });
  await waitFor(() => expect(tile).toHaveTextContent(/\d+(查看|逐条处理)/));
  return Number(/([\d,]+)(?=查看|逐条处理)/.exec(tile.textContent)?.[1]?.replaceAll(',', ''));
}

describe('the workbench', () => {
  test('shows a manager without figures what waits on the granted pages, with numbers of the lists', async () => {
    grantOnly('Company.CompanyList', 'ConsultManagement.CompanySettled');
    show();
    expect(screen.getByRole('heading', { name: /平台运营/ })).toBeVisible();
    const links = within(await work()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/consultation/company-settlement-consultation?connectType=0&sort=creationTime%20ascending&queue=first',
      '/company/company-list?expiresWithinDays=30&sort=expireTime%20ascending',
    ]);
    const waiting = await companyCheckinApplyApi.list({ page: 1, limit: 1, connectType: 0 });
    expect(await numberOf(/^入驻待联系/)).toBe(waiting.totalCount);
    expect(within(await work()).getByRole('link', { name: /^入驻待联系/ })).toHaveTextContent(
      /最早 \d+天前/,
    );
    expect(screen.queryByText('经营数据')).not.toBeInTheDocument();
    expect(screen.queryByText('分站短信可用天数')).not.toBeInTheDocument();
  });

  test('shows a manager without figures the orders that wait longest and the memberships that end first', async () => {
    await act(() => enterAs('manager'));
    show();
    const orders = await screen.findByRole('region', { name: '等待最久的货源' });
    const pending = { page: 1, limit: 6, status: GoodsOrderStatus.pending };
    const { items, totalCount } = await goodsOrderApi.list({
      ...pending,
      sort: 'creationTime ascending',
    });
    const all = await within(orders).findByRole('link', { name: `全部 ${totalCount} 条` });
    expect(all).toHaveAttribute(
      'href',
      '/source/source-management?status=1&sort=creationTime%20ascending',
    );
    const links = within(within(orders).getByRole('list')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      items.map(({ id }) => `/source/source-management?status=1&open=${id}`),
    );
    expect(within(orders).getAllByText(/\d+(天|小时|分钟)前$/)).toHaveLength(6);
    const companies = await screen.findByRole('region', { name: '最先到期的公司' });
    const days = (await within(companies).findAllByText(/^剩 \d+ 天$/)).map(({ textContent }) =>
      Number(/\d+/.exec(textContent)?.[0]),
    );
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(days).toHaveLength(6);
  });

  test('leaves out the lists of a user who may not open their pages', async () => {
    grantOnly('ConsultManagement.CompanySettled');
    show();
    await numberOf(/^入驻待联系/);
    expect(screen.queryByRole('region', { name: /^(等待最久的货源|最先到期的公司)$/ })).toBeNull();
  });

  test('counts what waits again after a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    grantOnly('ConsultManagement.CompanySettled');
    let calls = 0;
    const onRequest = ({ request }: { request: Request }) => {
      if (/connectType=0.*limit=1(&|$)|limit=1&.*connectType=0/.test(request.url)) calls += 1;
    };
    server.events.on('request:start', onRequest);
    show();
    await numberOf(/^入驻待联系/);
    const passMs = (ms: number) => {
      vi.setSystemTime(Date.now() + ms);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    passMs(0);
    expect(calls).toBe(1);
    passMs(60_000);
    await waitFor(() => expect(calls).toBe(2));
    server.events.removeListener('request:start', onRequest);
  });

  test('counts the accounts whose messages run out, and keeps the tiles in place when their counts arrive', async () => {
    show();
    const tiles = within(await work());
    const titles = () =>
      tiles.getAllByRole('link').map(({ firstElementChild }) => firstElementChild?.textContent);
    const before = titles();
    const { items } = await substationSmsApi.list({ page: 1, limit: 1000 });
    const short = items.filter(({ balance, warnBelow }) => balance < warnBelow);
    expect(await numberOf(/^短信不足分站/)).toBe(short.length);
    const days = await screen.findByRole('region', { name: '分站短信可用天数' });
    expect(within(days).getAllByRole('listitem')).toHaveLength(8);
    expect(before.length).toBeGreaterThan(5);
    expect(before.slice(-3)).toEqual(['短信不足分站', '公司将到期', '投票将结束']);
    expect(titles()).toEqual(before);
  });

  test('keeps the focus on a tile while the numbers load, and in another language', async () => {
    const user = userEvent.setup();
    show();
    const tile = within(await work()).getByRole('link', { name: /^待成交货源/ });
    while (document.activeElement !== tile) await user.tab();
    await numberOf(/^待成交货源/);
    await numberOf(/^短信不足分站/);
    expect(tile).toHaveFocus();
    await act(() => changeLanguage('en'));
    const isFocusedInEnglish = document.activeElement?.textContent?.startsWith('Pending orders');
    await act(() => changeLanguage('zh-CN'));
    expect(isFocusedInEnglish).toBe(true);
  });

  test('shows a user who may see nothing but the accounts of messages that their number is waiting', async () => {
    grantOnly('SubstationSms.Recharege');
    show();
    expect(await numberOf(/^短信不足分站/)).toBeGreaterThan(0);
  });

  test('shows a user without figures what has come today beside what had come by now yesterday', async () => {
    await act(() => enterAs('staff'));
    show();
    const today = await screen.findByRole('region', { name: '今天' });
    const titles = within(today)
      .getAllByRole('link')
      .map((link) => link.firstElementChild?.textContent);
    expect(titles).toEqual(['入驻申请', '新入驻公司', '新发布线价']);
    const applied = await within(today).findByRole('link', { name: /^入驻申请.*昨日此时 \d+$/ });
    const day = formatDate(Date.now());
    const range = { creationTimeBegin: `${day} 00:00:00`, creationTimeEnd: `${day} 23:59:59` };
    const { totalCount } = await companyCheckinApplyApi.list({ page: 1, limit: 1, ...range });
    expect(applied).toHaveTextContent(new RegExp(`^入驻申请${totalCount}查看`));
    expect(screen.queryByRole('navigation', { name: '快捷入口' })).not.toBeInTheDocument();
  });

  test('shows a company account what it has to do and what its prices bring, and nothing of other pages', async () => {
    await act(() => enterAs('company'));
    show();
    const tiles = await screen.findByRole('region', { name: /有限公司/ });
    expect(within(tiles).getByRole('link', { name: /会员/ })).toHaveTextContent(/剩 \d+ 天.*到期/);
    const lines = await screen.findByRole('region', { name: '我的专线' });
    expect(await within(lines).findAllByRole('listitem')).toHaveLength(8);
    expect(within(lines).getByRole('link', { name: '全部 12 条' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/company\/company-details\/\d+\?tab=lines$/),
    );
    const { items } = await todayLinePriceApi.list({ page: 1, limit: 100, status: 2 });
    const lacking = within(tiles).getByRole('link', { name: /^今日无报价/ });
    // One line is not listed.
    expect(lacking).toHaveTextContent(
      new RegExp(`^今日无报价${11 - items.length}改价共 12 条专线`),
    );
    // Those without a price come first; how many there are depends on the time of day.
    expect(within(lines).getAllByText('今日无报价')).toHaveLength(Math.min(8, 11 - items.length));
    const calls = items.reduce((sum, one) => sum + one.calls, 0);
    expect(within(tiles).getByRole('link', { name: /^线价来电/ })).toHaveTextContent(
      new RegExp(`^线价来电${calls}查看`),
    );
    const orders = await screen.findByRole('region', { name: '等待最久的货源' });
    const inReach = await goodsOrderApi.list({ page: 1, limit: 100, status: 1 });
    expect(await within(orders).findAllByRole('listitem')).toHaveLength(inReach.totalCount);
    expect(screen.queryByText(/当前分站/)).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: '快捷入口' })).not.toBeInTheDocument();
    expect(screen.queryByText('待办与任务')).not.toBeInTheDocument();
  });

  test('opens the form of a line from its price on the workbench of a company', async () => {
    await act(() => enterAs('company'));
    show();
    const lines = await screen.findByRole('region', { name: '我的专线' });
    const [edit] = await within(lines).findAllByRole('link', { name: /^改价/ });
    if (edit) await userEvent.click(edit);
    expect(useRequestedAction.getState().request).toMatchObject({
      code: 'edit',
      search: '?tab=lines',
    });
    act(() => requestAction(null));
  });

  test('shows a company account without prices the number of its lines', async () => {
    await act(() => enterAs('company'));
    grantOnly('Company.CompanyeDetail');
    show();
    const tiles = await screen.findByRole('region', { name: /有限公司/ });
    expect(within(tiles).getByRole('link', { name: /^专线/ })).toHaveTextContent('专线12查看');
    expect(screen.queryByText('今日无报价')).not.toBeInTheDocument();
  });

  test('shows jobs and shortcuts although the figures cannot be loaded', async () => {
    server.use(
      http.get('*/api/platform/statistics', () => new HttpResponse(null, { status: 500 })),
    );
    show();
    expect(await screen.findByRole('list', { name: '待办与任务' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: '快捷入口' })).toBeVisible();
    server.resetHandlers();
  });

  test('starts with default shortcuts before any visit, and puts opened records before them', async () => {
    // A user without figures does not wait for them.
    await act(() => enterAs('manager'));
    show();
    const shortcuts = await screen.findByRole('navigation', { name: '快捷入口' });
    const names = () =>
      within(shortcuts)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(names()).toHaveLength(8);
    expect(names().slice(0, 2)).toEqual(['公司列表', '货源管理']);
    act(() =>
      addRecentRecord({ path: '/company/company-details/1', title: '顺达', kind: 'company' }),
    );
    expect(names().slice(0, 2)).toEqual(['顺达', '公司列表']);
  });

  test('links a figure to its list, and the legend and the days of the chart to the orders they count', async () => {
    show();
    const sms = within(await figures()).getByRole('link', { name: /^已发短信/ });
    expect(sms.getAttribute('href')).toMatch(/sms-billing-details\?sendTimeBegin=.*&sendTimeEnd=/);
    const orders = await screen.findByRole('region', { name: '每日货源' });
    const cancelled = within(orders).getByRole('link', { name: /^已取消/ });
    const begin = formatDate(Date.now() - 6 * dayMs);
    expect(cancelled.getAttribute('href')).toBe(
      `/source/source-management?creationTimeBegin=${begin}%2000%3A00%3A00&creationTimeEnd=${formatDate(Date.now())}%2023%3A59%3A59&status=3`,
    );
    await userEvent.click(within(orders).getByRole('button', { name: /^以表格显示/ }));
    const [first] = within(orders).getAllByRole('rowheader');
    expect(
      within(first ?? orders)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(
      `/source/source-management?creationTimeBegin=${begin}%2000%3A00%3A00&creationTimeEnd=${begin}%2023%3A59%3A59`,
    );
  });

  test('loads the figures of the new day when its clock passes midnight', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const midnight = new Date().setHours(24, 0, 0, 0);
    vi.setSystemTime(midnight - 10_000);
    await act(() => enterAs('operator'));
    const lastDay = async () => {
      const link = within(await figures()).getByRole('link', { name: /^已发短信/ });
      return /sendTimeEnd=([\d-]+)/.exec(link.getAttribute('href') ?? '')?.[1];
    };
    show();
    await screen.findByRole('list', { name: '待办与任务' });
    expect(await lastDay()).toBe(formatDate(midnight - 1));
    vi.setSystemTime(midnight + 10_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(async () => expect(await lastDay()).toBe(formatDate(midnight)));
  });

  test('shows a figure as text when its list is forbidden', async () => {
    grantOnly('Dashboard.Statistics');
    show();
    expect(within(await figures()).queryAllByRole('link')).toEqual([]);
  });

  test('shows the figures before it draws the charts', async () => {
    const drawnFirst: boolean[] = [];
    const observer = new MutationObserver(() => {
      const hasFigures = document.querySelector('[data-key="newCompanies"]') !== null;
      if (hasFigures) drawnFirst.push(screen.queryByRole('region', { name: '每日货源' }) === null);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    show();
    await screen.findByRole('list', { name: '待办与任务' });
    observer.disconnect();
    expect(drawnFirst[0]).toBe(true);
  });

  test('shows the jobs that somebody must repair before those that run, wait or are done', async () => {
    show();
    const jobs = await screen.findByRole('list', { name: '待办与任务' });
    const order = ['失败', '处理中', '等待', '成功'];
    const ranks = within(jobs)
      .getAllByText(/^(失败|处理中|等待|成功)$/)
      .map(({ textContent }) => order.indexOf(textContent));
    expect(ranks[0]).toBe(0);
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  });

  test('starts a failed job again', async () => {
    show();
    const jobs = await screen.findByRole('list', { name: '待办与任务' });
    const [retry] = within(jobs).getAllByRole('button', { name: /^重试/ });
    const before = within(jobs).getAllByRole('button', { name: /^重试/ }).length;
    if (retry) await userEvent.click(retry);
    await waitFor(() =>
      expect(within(jobs).queryAllByRole('button', { name: /^重试/ })).toHaveLength(before - 1),
    );
    expect(within(jobs).getByText(/已重试 1 次/)).toBeVisible();
  });
});
