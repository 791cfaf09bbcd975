import { act, render, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchWork } from '@/app/layout/badges/watch-work';
import { PageMenu } from '@/app/layout/page-menu';
import { badgePollMs, badgeReturnMs } from '@/config/limits';
import { loadTexts, startI18n } from '@/i18n';
import { P, type Policy } from '@/policies';
import { useAppConfig } from '@/stores/app-config';
import { noBadges, useBadges } from '@/app/layout/badges/badges';
import { useLock } from '@/stores/lock';
import { watchNetwork } from '@/stores/network';

const work = {
  settlement: 3,
  vote: 0,
  networkFreight: 120,
  partner: 1,
  untakenOrders: 8,
  failedJobs: 2,
  lowSmsBalances: 4,
};
let asked = 0;
let answer: () => Response | Promise<Response> = () => HttpResponse.json(work);
const server = setupServer(
  http.get('*/api/platform/statistics/waiting', () => {
    asked += 1;
    return answer();
  }),
);
const grant = (...policies: Policy[]) =>
  useAppConfig.setState({
    configuration: {
      auth: { grantedPolicies: Object.fromEntries(policies.map((policy) => [policy, true])) },
    } as never,
  });
let isHidden = false;
const setHidden = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeAll(async () => {
  await startI18n();
  await Promise.all(['elements', 'routes'].map(loadTexts));
  server.listen();
});
afterAll(() => server.close());

let stop: () => void = () => undefined;
let stopNetwork: () => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  stopNetwork = watchNetwork();
  [asked, isHidden] = [0, false];
  answer = () => HttpResponse.json(work);
});
afterEach(() => {
  stop();
  stopNetwork();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const start = () => {
  stop = watchWork();
};
const settled = (counts: number) => vi.waitFor(() => expect(asked).toBe(counts));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const total = (expected: number) =>
  vi.waitFor(() => expect(useBadges.getState().total).toBe(expected));

describe('the work that waits', () => {
  test('is asked for once a minute, in one call', async () => {
    grant(P.companySettled, P.goodsOrder, P.statistics);
    start();
    await total(3 + 8 + 2);
    expect(asked).toBe(1);
    expect(useBadges.getState().counts).toEqual({
      '/dashboard': 2,
      '/source/source-management': 8,
      '/consultation/company-settlement-consultation': 3,
    });
    await pass(badgePollMs / 2);
    expect(asked).toBe(1);
    await pass(badgePollMs / 2);
    await settled(2);
  });

  test('is not asked for by a user who may open none of the pages', async () => {
    grant(P.companyList);
    start();
    await pass(badgePollMs * 3);
    expect(asked).toBe(0);
    expect(useBadges.getState()).toEqual(noBadges);
  });

  test('counts once what two pages show', async () => {
    grant(P.smsRecharge, P.substationSms);
    start();
    await total(4);
    expect(Object.values(useBadges.getState().counts)).toEqual([4, 4]);
  });

  test('is not asked for in a hidden window, and once when the window is shown again', async () => {
    grant(P.companySettled);
    start();
    await settled(1);
    setHidden(true);
    await pass(badgePollMs * 5);
    expect(asked).toBe(1);
    setHidden(false);
    window.dispatchEvent(new Event('online'));
    await settled(2);
    await pass(badgePollMs / 2);
    expect(asked).toBe(2);
  });

  test('is not asked for without a network or while the screen is locked, and once afterwards', async () => {
    grant(P.companySettled);
    window.dispatchEvent(new Event('offline'));
    start();
    await pass(badgePollMs * 2);
    expect(asked).toBe(0);
    window.dispatchEvent(new Event('online'));
    await settled(1);
    useLock.setState({ locked: true });
    await pass(badgePollMs * 2);
    expect(asked).toBe(1);
    useLock.setState({ locked: false });
    await settled(2);
  });

  test('keeps its counts when a call fails, and takes those of the next one', async () => {
    grant(P.companySettled);
    start();
    await total(3);
    answer = () => HttpResponse.json({}, { status: 500 });
    await pass(badgePollMs);
    await settled(2);
    expect(useBadges.getState().total).toBe(3);
    answer = () => HttpResponse.json({ ...work, settlement: 5 });
    await pass(badgePollMs);
    await total(5);
  });

  test.each([403, 404])('is never asked for again after status %i', async (status) => {
    grant(P.companySettled);
    answer = () => HttpResponse.json({}, { status });
    useBadges.setState({ total: 9 });
    start();
    // The end of the polling takes all counts back.
    await total(0);
    await pass(badgePollMs * 2);
    expect(asked).toBe(1);
  });

  test('ignores an answer that comes after a later one', async () => {
    grant(P.companySettled);
    let late = (_response: Response) => {};
    answer = () => new Promise((resolve) => (late = resolve));
    start();
    await settled(1);
    answer = () => HttpResponse.json({ ...work, settlement: 7 });
    await pass(badgeReturnMs);
    setHidden(false);
    await total(7);
    late(HttpResponse.json(work));
    await pass(100);
    expect(useBadges.getState().total).toBe(7);
  });

  test('ignores an answer that comes after the end of the session', async () => {
    grant(P.companySettled);
    let late = (_response: Response) => {};
    answer = () => new Promise((resolve) => (late = resolve));
    start();
    await settled(1);
    stop();
    late(HttpResponse.json(work));
    await pass(100);
    expect(useBadges.getState()).toEqual(noBadges);
  });

  test('loses its count when the policy is revoked, and all counts at the end of the session', async () => {
    grant(P.companySettled, P.goodsOrder);
    start();
    await total(11);
    grant(P.goodsOrder);
    expect(useBadges.getState()).toEqual({ counts: { '/source/source-management': 8 }, total: 8 });
    stop();
    expect(useBadges.getState()).toEqual(noBadges);
  });
});

describe('the menu', () => {
  beforeEach(() => {
    vi.useRealTimers();
    grant(P.companySettled, P.voteApply, P.networkTransport, P.statistics);
  });
  const show = (isCollapsed: boolean) =>
    render(
      <MemoryRouter initialEntries={['/consultation/company-vote-apply']}>
        <PageMenu isCollapsed={isCollapsed} />
      </MemoryRouter>,
    );
  const setWork = () =>
    act(() =>
      useBadges.setState({
        counts: {
          '/dashboard': 2,
          '/consultation/company-settlement-consultation': 3,
          '/consultation/company-vote-apply': 0,
          '/consultation/network-freight-consultation': 120,
        },
        total: 125,
      }),
    );

  test('shows the counts next to its pages, says them, and shows none that is zero', () => {
    show(false);
    setWork();
    const few = screen.getByRole('link', { name: '公司入驻咨询，3 项待处理' });
    expect(within(few).getByText('3')).toBeInTheDocument();
    const many = screen.getByRole('link', { name: '网络货运咨询，120 项待处理' });
    expect(within(many).getByText('99+')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '公司投票申请' })).toHaveTextContent(/^公司投票申请$/);
    expect(screen.getByRole('link', { name: '工作台，2 项待处理' })).toBeInTheDocument();
  });

  test('says of a group how much waits on its pages, with a dot while they are out of view', () => {
    show(true);
    setWork();
    const group = screen.getByRole('button', { name: '咨询管理，123 项待处理' });
    expect(group).toHaveAttribute('data-waiting', 'true');
  });
});
