import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Vote } from '@/api/company/vote';
import type { VotingUser, VotingVisitDetail } from '@/api/company/voting-detail';
import { VoteStatus } from '@/enums';
import { allRows, filterFaults } from './market-tools';
import { read, send } from './server';
import {
  candidates,
  detailPath,
  detailsOf,
  first,
  path,
  startAtNoon,
  visitPath,
  voteOf,
} from './votes';

let token = '';

beforeEach(async () => {
  token = await startAtNoon();
});
afterAll(() => vi.useRealTimers());

describe('the voting details', () => {
  test('taken away lower the counts and the place', async () => {
    const vote = await voteOf(token, VoteStatus.ended);
    const [best, next] = await candidates(token, vote);
    const rows = await detailsOf(token, `voteCompanyId=${best?.id}`);
    const lost = (best?.votes ?? 0) - (next?.votes ?? 0) + 1;
    for (const { id } of rows.slice(0, lost)) {
      expect((await send(`DELETE ${detailPath}/${id}`, { token })).status).toBe(204);
    }
    const now = await candidates(token, vote);
    expect(now.find(({ id }) => id === best?.id)).toMatchObject({ votes: (next?.votes ?? 0) - 1 });
    expect(now[0]?.id).not.toBe(best?.id);
    expect((await read<Vote>(`GET ${path}/${vote.id}`, { token })).votes).toBe(vote.votes - lost);
    expect((await send(`DELETE ${detailPath}/${rows[0]?.id}`, { token })).status).toBe(404);
  });

  test('say who voted, with all the votes he gave', async () => {
    const vote = await voteOf(token, VoteStatus.ended);
    const company = first(await candidates(token, vote));
    for (const query of [`voteId=${vote.id}`, `voteCompanyId=${company.id}`]) {
      const users = await allRows<VotingUser>(`${detailPath}/voting-user`, token, query);
      const rows = await detailsOf(token, query);
      expect(users.reduce((sum, { votes }) => sum + votes, 0)).toBe(rows.length);
      for (const user of users) {
        const own = rows.filter(({ userId }) => userId === user.id);
        expect(user).toMatchObject({
          votes: own.length,
          lastVotingTime: own[0]?.votingTime,
          firstVotingTime: own.at(-1)?.votingTime,
        });
      }
    }
    const users = await allRows<VotingUser>(
      `${detailPath}/voting-user`,
      token,
      `voteId=${vote.id}&sort=votes descending`,
    );
    expect(users[0]?.votes).toBeGreaterThan(1);
    for (const key of ['userName', 'mobile'] as const) {
      const wanted = first(users)[key];
      expect(
        await filterFaults<VotingUser>(`${detailPath}/voting-user`, token, {
          query: `voteId=${vote.id}&${key}=${wanted}`,
          holds: (user) => user[key].includes(wanted),
          rows: users,
        }),
      ).toEqual([]);
    }
  });
});

describe('the visits to a vote', () => {
  test('are as many as the vote counts, the same on every call, newest first', async () => {
    const vote = await voteOf(token, VoteStatus.inProgress);
    const rows = await allRows<VotingVisitDetail>(visitPath, token, `voteId=${vote.id}`);
    expect(rows).toHaveLength(vote.visits);
    expect(await allRows(visitPath, token, `voteId=${vote.id}`)).toEqual(rows);
    const times = rows.map(({ visitTime }) => visitTime);
    expect(times).toEqual(times.toSorted().toReversed());
    const { visitTime, userName } = first(rows.slice(9));
    for (const [query, holds] of [
      ['channel=2', ({ channel }) => channel === 2],
      ['mobile=138', ({ mobile }) => mobile.includes('138')],
      [`userName=${userName}`, (row) => row.userName.includes(userName)],
      [`visitTimeBegin=${visitTime}`, (row) => row.visitTime >= visitTime],
      [`visitTimeEnd=${visitTime}`, (row) => row.visitTime <= visitTime],
    ] satisfies [string, (row: VotingVisitDetail) => boolean][]) {
      expect(
        await filterFaults(visitPath, token, { query: `voteId=${vote.id}&${query}`, holds, rows }),
      ).toEqual([]);
    }
  });
});
