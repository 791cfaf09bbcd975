import { screen } from '@testing-library/react';
import dayjs from 'dayjs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { voteApi, type Vote } from '@/api/company/vote';
import { voteCompanyApi, type VoteCompany } from '@/api/company/vote-company';
import { votingDetailApi } from '@/api/company/voting-detail';
import { VoteStatus } from '@/enums';
import { standingsOf, withStandings } from '@/pages/marketing/vote-company/standings';
import { VoteHead } from '@/pages/marketing/vote-company/vote-head';
import { renderElement } from '../render';
import { enterAs, server, startMockServer } from './mock-server';

beforeAll(() => startMockServer('marketing'));
beforeEach(() => enterAs('operator'));
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());

const whole = { page: 1, limit: 20, voteId: 1, sort: 'votes descending' };
const rows = [
  { votes: 33, rank: 1 },
  { votes: 30, rank: null },
  { votes: 20, rank: 2 },
  { votes: 20, rank: 2 },
] as VoteCompany[];
const standings = (query: object, total = 182) =>
  withStandings({ items: rows, totalCount: 4 }, total, { ...whole, ...query }).items.map(
    ({ share, gap }) => [share, gap],
  );

describe('the standings of a vote', () => {
  test('have shares of all votes, and the votes that each place lacks to the one above', () => {
    expect(standings({})).toEqual([
      [18.1, null],
      [16.5, null],
      [11, 13],
      [11, 0],
    ]);
  });

  test.each([{ sort: 'rank ascending' }, { status: 1 }, { companyName: '物流' }])(
    'have no gaps with %j, where rows are not neighbours',
    (query) => expect(standings(query).map(([, gap]) => gap)).toEqual([null, null, null, null]),
  );

  test('have no shares and no places before the first vote', () => {
    expect(standings({}, 0).map(([share]) => share)).toEqual([null, null, null, null]);
    const { items } = withStandings({ items: rows, totalCount: 4 }, 0, whole);
    expect(items.map(({ rank }) => rank)).toEqual([null, null, null, null]);
  });

  test('come with the list of the companies of a vote', async () => {
    const [vote] = (await voteApi.list({ page: 1, limit: 1, status: VoteStatus.ended })).items;
    if (!vote) throw new Error('No vote');
    const query = { page: 1, limit: 20, voteId: vote.id, sort: 'votes descending' };
    const { items } = await standingsOf(vote)(query);
    expect(items.map(({ id }) => id)).toEqual(
      (await voteCompanyApi.list(query)).items.map(({ id }) => id),
    );
    expect(items[0]?.share).toBeGreaterThan(0);
  });
});

describe('the head of a vote', () => {
  const vote = {
    id: 1,
    title: '十佳专线评选',
    substationName: '临沂分站',
    startTime: '2026-11-20T09:00:00',
    endTime: '2026-12-02T18:00:00',
    votes: 1_182,
    visits: 305,
  } as Vote;
  test.each([
    [VoteStatus.inProgress, '2026-11-26T10:00:00', '还剩 6 天'],
    [VoteStatus.inProgress, '2026-12-02T13:30:00', '还剩 5 小时'],
    [VoteStatus.notStarted, '2026-11-18T09:00:00', '2 天后开始'],
  ])('with the status %i at %s says: %s', (status, now, text) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    renderElement(<VoteHead vote={{ ...vote, status }} />);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('1,182')).toBeVisible();
    expect(screen.getByText('305')).toBeVisible();
  });

  test('of a vote that has ended says so, without time left', () => {
    renderElement(<VoteHead vote={{ ...vote, status: VoteStatus.ended }} />);
    expect(screen.getByText('已结束')).toBeVisible();
    expect(screen.queryByText(/还剩|开始/)).toBeNull();
  });

  test('draws the votes of each day from the start to the end', async () => {
    const [ended] = (await voteApi.list({ page: 1, limit: 1, status: VoteStatus.ended })).items;
    if (!ended) throw new Error('No vote');
    const { items } = await votingDetailApi.list({ voteId: ended.id, page: 1, limit: 1_000 });
    const first = dayjs(ended.startTime).startOf('day');
    const days = dayjs(ended.endTime).startOf('day').diff(first, 'day') + 1;
    const counts = Array.from({ length: days }, (_unused, index) => {
      const date = first.add(index, 'day').format('YYYY-MM-DD');
      return items.filter(({ votingTime }) => votingTime.startsWith(date)).length;
    });
    renderElement(<VoteHead vote={ended} />);
    const [min, max] = [Math.min(...counts), Math.max(...counts)];
    expect(
      await screen.findByRole('img', { name: `${days} 天，每天 ${min} 至 ${max}` }),
    ).toBeInTheDocument();
    expect(max).toBeGreaterThan(0);
  });

  test('draws no votes before the start', () => {
    renderElement(<VoteHead vote={{ ...vote, status: VoteStatus.notStarted }} />);
    expect(screen.queryByText('每日投票')).toBeNull();
  });
});
