import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatDate } from '@/lib/time';
import Dashboard from '@/pages/dashboard';
import { useAppConfig } from '@/stores/app-config';
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

describe('the workbench', () => {
  test('greets and links to every granted page, without figures when they are forbidden', () => {
    grantOnly('Company.CompanyList', 'MarketManagement.Vote');
    show();
    expect(screen.getByRole('heading', { name: /平台运营/ })).toBeVisible();
    const links = within(screen.getByRole('navigation', { name: '快捷入口' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '公司列表公司管理',
      '投票列表营销管理',
    ]);
    expect(screen.queryByText('经营数据')).not.toBeInTheDocument();
  });

  test('starts with default shortcuts before any visit', () => {
    show();
    const links = within(screen.getByRole('navigation', { name: '快捷入口' })).getAllByRole('link');
    expect(links).toHaveLength(8);
    expect(links[0]).toHaveTextContent('公司列表');
    expect(links[1]).toHaveTextContent('货源管理');
  });

  test('links a figure to its list with the same filters', async () => {
    show();
    const link = within(await figures()).getByRole('link', { name: /^分站合伙人/ });
    expect(link).toHaveAttribute(
      'href',
      '/consultation/substation-partner-application?connectType=0',
    );
    const sms = within(await figures()).getByRole('link', { name: /^期间今日线价短信/ });
    expect(sms.getAttribute('href')).toMatch(
      /sms-billing-details\?tab=todayPriceSms&sendTimeBegin=\d{4}-\d\d-01%20.*&sendTimeEnd=/,
    );
    const orders = within(await figures()).getByRole('link', { name: /^已取消/ });
    expect(orders.getAttribute('href')).toMatch(
      /^\/source\/source-management\?creationTimeBegin=\d{4}-\d\d-01%2000%3A00%3A00&creationTimeEnd=.*&status=3$/,
    );
  });

  test('loads the figures of the new day when its clock passes midnight', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const midnight = new Date().setHours(24, 0, 0, 0);
    vi.setSystemTime(midnight - 10_000);
    await act(() => enterAs('operator'));
    const lastDay = async () => {
      const link = within(await figures()).getByRole('link', { name: /^期间今日线价短信/ });
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
      if (hasFigures) drawnFirst.push(document.querySelector('section[aria-labelledby]') === null);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    show();
    await screen.findByRole('list', { name: '待办与任务' });
    observer.disconnect();
    expect(drawnFirst[0]).toBe(true);
  });

  test('starts a failed job again', async () => {
    show();
    const jobs = await screen.findByRole('list', { name: '待办与任务' });
    const [retry] = within(jobs).getAllByRole('button', { name: /^重试/ });
    const before = within(jobs).getAllByRole('button', { name: /^重试/ }).length;
    if (retry) await userEvent.click(retry);
    await waitFor(() =>
      expect(within(jobs).getAllByRole('button', { name: /^重试/ })).toHaveLength(before - 1),
    );
    expect(within(jobs).getByText(/已重试 1 次/)).toBeVisible();
  });
});
