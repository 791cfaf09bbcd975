import { act, render, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { noBadges, useBadges } from '@/app/layout/badges/badges';
import { watchWork, badgePollMs } from '@/app/layout/badges/watch-work';
import { PageMenu } from '@/app/layout/page-menu';
import { P } from '@/policies';
import { useLock } from '@/stores/lock';
import { watchNetwork } from '@/stores/network';
import { useTabs, visitTab } from '@/stores/tabs';
import { grant } from '../../grant';
import { startTexts } from '../../start-texts';

const work = {
  settlement: 3,
  vote: 0,
  networkFreight: 120,
  partner: 1,
  pendingOrders: 8,
};
let asked = 0;
let respond: () => Response | Promise<Response> = () => HttpResponse.json(work);
/** The URLs of the requested lists. */
const lists: URL[] = [];
const listResponses = new Map<string, Response>();
const server = setupServer(
  http.get('*/api/platform/statistics/waiting', () => {
    asked += 1;
    return respond();
  }),
  http.get('*/api/*', ({ request }) => {
    const url = new URL(request.url);
    lists.push(url);
    const response = listResponses.get(url.pathname.split('/').at(-1) ?? '');
    return response?.clone() ?? HttpResponse.json({ items: [{ id: 1 }], totalCount: 12 });
  }),
);
let isHidden = false;
const setHidden = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeAll(async () => {
  await startTexts('elements', 'routes');
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
  lists.length = 0;
  listResponses.clear();
  respond = () => HttpResponse.json(work);
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
  test('is requested once a minute, with one call', async () => {
    grant(P.companySettled, P.goodsOrder, P.statistics);
    start();
    await total(3 + 8);
    expect(asked).toBe(1);
    expect(useBadges.getState().counts).toEqual({
      '/source/source-management': 8,
      '/consultation/company-settlement-consultation': 3,
    });
    await pass(badgePollMs / 2);
    expect(asked).toBe(1);
    await pass(badgePollMs / 2);
    await settled(2);
  });

  test('is not requested for a user who may open none of the pages', async () => {
    grant(P.companyList);
    start();
    await pass(badgePollMs * 3);
    expect(asked).toBe(0);
    expect(useBadges.getState()).toEqual(noBadges);
  });

  test('is not requested in a hidden window, and once when the window is shown again', async () => {
    grant(P.companySettled, P.statistics);
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

  test('is not requested without a network or while the screen is locked, and once afterwards', async () => {
    grant(P.companySettled, P.statistics);
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
    grant(P.companySettled, P.statistics);
    start();
    await total(3);
    respond = () => HttpResponse.json({}, { status: 500 });
    await pass(badgePollMs);
    await settled(2);
    expect(useBadges.getState().total).toBe(3);
    respond = () => HttpResponse.json({ ...work, settlement: 5 });
    await pass(badgePollMs);
    await total(5);
  });

  test('is counted by the lists that the user may open, once a minute, without the figures', async () => {
    grant(P.goodsOrder, P.voteApply);
    start();
    await total(12 + 12);
    expect(asked).toBe(0);
    expect(lists.map(({ pathname, search }) => pathname + search).toSorted()).toEqual([
      '/api/company/goods-order?status=1&page=1&limit=1',
      '/api/company/vote/vote-apply?connectType=0&page=1&limit=1',
    ]);
    await pass(badgePollMs / 2);
    expect(lists).toHaveLength(2);
    await pass(badgePollMs / 2);
    await vi.waitFor(() => expect(lists).toHaveLength(4));
  });

  test.each([403, 404])(
    'is counted by the lists after status %i of the figures',
    async (status) => {
      grant(P.companySettled, P.statistics);
      respond = () => HttpResponse.json({}, { status });
      start();
      await total(12);
      await pass(badgePollMs * 2);
      expect(asked).toBe(1);
      await vi.waitFor(() => expect(lists).toHaveLength(3));
    },
  );

  test('shows the other counts when a list is refused, and does not request it again', async () => {
    grant(P.goodsOrder, P.voteApply);
    listResponses.set('vote-apply', HttpResponse.json({}, { status: 403 }));
    start();
    await total(12);
    expect(useBadges.getState().counts['/source/source-management']).toBe(12);
    await pass(badgePollMs);
    await vi.waitFor(() => expect(lists).toHaveLength(3));
  });

  test('ignores a response that arrives after a later one', async () => {
    grant(P.companySettled, P.statistics);
    let late = (_response: Response) => {};
    respond = () => new Promise((resolve) => (late = resolve));
    start();
    await settled(1);
    respond = () => HttpResponse.json({ ...work, settlement: 7 });
    await pass(badgePollMs);
    setHidden(false);
    await total(7);
    late(HttpResponse.json(work));
    await pass(100);
    expect(useBadges.getState().total).toBe(7);
  });

  test('ignores a response that arrives after the end of the session', async () => {
    grant(P.companySettled, P.statistics);
    let late = (_response: Response) => {};
    respond = () => new Promise((resolve) => (late = resolve));
    start();
    await settled(1);
    stop();
    late(HttpResponse.json(work));
    await pass(100);
    expect(useBadges.getState()).toEqual(noBadges);
  });

  test('loses its count when the policy is revoked, and all counts at the end of the session', async () => {
    grant(P.companySettled, P.goodsOrder, P.statistics);
    start();
    await total(11);
    grant(P.goodsOrder, P.statistics);
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
          '/consultation/company-settlement-consultation': 3,
          '/consultation/company-vote-apply': 0,
          '/consultation/network-freight-consultation': 120,
        },
        total: 123,
      }),
    );

  test('shows the counts next to its pages and in their accessible names, and none that is zero', () => {
    show(false);
    setWork();
    const few = screen.getByRole('link', { name: /^公司入驻咨询\s*3 项待处理$/ });
    expect(within(few).getByText('3')).toBeInTheDocument();
    const many = screen.getByRole('link', { name: /^网络货运咨询\s*120 项待处理$/ });
    expect(within(many).getByText('99+')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '公司投票申请' })).toHaveTextContent(/^公司投票申请$/);
  });

  test('links a badge to the work that it counts, or to the open tab as it was left', () => {
    show(false);
    setWork();
    const entry = (name: RegExp) => screen.getByRole('link', { name });
    const settlement = '/consultation/company-settlement-consultation';
    expect(entry(/^公司入驻咨询/)).toHaveAttribute('href', `${settlement}?connectType=0`);
    expect(entry(/^公司投票申请/)).toHaveAttribute('href', '/consultation/company-vote-apply');
    const query = '?applicant=a';
    act(() =>
      visitTab({
        id: settlement,
        path: settlement,
        query,
        name: settlement,
        affix: false,
        shown: true,
      }),
    );
    expect(entry(/^公司入驻咨询/)).toHaveAttribute('href', settlement + query);
    act(() => useTabs.setState({ tabs: [] }));
  });

  test('names a collapsed group with the count of its pages, and marks it', () => {
    show(true);
    setWork();
    const group = screen.getByRole('button', { name: /^咨询管理\s*123 项待处理$/ });
    expect(group).toHaveTextContent('99+');
  });
});
