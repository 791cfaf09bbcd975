import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Vote, VoteInput } from '@/api/company/vote';
import { VoteStatus } from '@/enums';
import { dayMs, seedDay, wallText } from '@/mocks/clock';
import { reseed } from '@/mocks/db';
import { allRows, memberFaults, setClock } from './market-tools';
import { read, refused, send, signIn } from './server';
import { uploadedPicture } from './uploaded';

const path = '/api/company/vote';
const { notStarted, inProgress, ended } = VoteStatus;
const inDays = (days: number) => wallText(seedDay + days * dayMs);
let token = '';
let votes: Vote[] = [];
let input: VoteInput;

async function start() {
  setClock(12);
  reseed();
  token = await signIn('operator');
}
beforeAll(async () => {
  await start();
  votes = await allRows<Vote>(path, token);
});
beforeEach(async () => {
  await start();
  input = {
    title: '2027年临沂十佳物流专线评选',
    substationId: 1,
    imageId: await uploadedPicture(),
    startTime: inDays(2),
    endTime: inDays(20),
    dailyVotes: 3,
  };
});
afterAll(() => vi.useRealTimers());

const some = (status: VoteStatus, substationId = 1) => {
  const vote = votes.find((one) => one.status === status && one.substationId === substationId);
  if (!vote) throw new Error(`no vote of status ${status}`);
  return vote;
};
const one = (id: unknown) => read<Vote>(`GET ${path}/${String(id)}`, { token });

test('a copy shows the cover of the vote it was made from', async () => {
  const { imageId, imageUrl } = some(ended);
  const made = await read<Vote>(`POST ${path}`, { token, body: { ...input, imageId } });
  expect(made.imageUrl).toBe(imageUrl);
});

describe('the list of votes', () => {
  test('has sixty, of every status, newest first', () => {
    expect(votes).toHaveLength(60);
    expect(new Set(votes.map(({ status }) => status))).toEqual(
      new Set([notStarted, inProgress, ended]),
    );
    const times = votes.map(({ creationTime }) => creationTime);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('gives no votes and visits before the start, and no fewer visits than votes after', () => {
    const odd = votes.filter(({ status, votes: given, visits, companyCount }) =>
      status === notStarted ? given + visits > 0 : given < 1 || visits < given || companyCount < 2,
    );
    expect(odd).toEqual([]);
  });
});

describe('the clock', () => {
  test('starts and ends votes, in the row, the filter and the order', async () => {
    const coming = some(notStarted);
    const running = some(inProgress);
    const last = [coming.startTime, running.endTime].toSorted()[1] ?? '';
    const hours = (Date.parse(`${last}Z`) - seedDay) / 3_600_000;
    setClock(hours + 0.01);
    token = await signIn('operator');
    expect((await one(coming.id)).status).not.toBe(notStarted);
    expect(await one(running.id)).toMatchObject({
      status: ended,
      concurrencyStamp: running.concurrencyStamp,
    });
    const rows = await allRows<Vote>(path, token, 'sort=status ascending');
    const statuses = rows.map(({ status }) => status);
    expect(statuses).toEqual(statuses.toSorted((a, b) => a - b));
    const over = await allRows<Vote>(path, token, 'status=2');
    expect(over.map(({ id }) => id)).toContain(running.id);
    expect(over.every(({ endTime }) => endTime <= wallText())).toBe(true);
  });

  test('brings running votes more votes and visits within the hour, and ended ones none', async () => {
    const sum = (rows: Vote[], status: VoteStatus) =>
      rows.filter((vote) => vote.status === status).reduce((total, vote) => total + vote.votes, 0);
    setClock(13);
    token = await signIn('operator');
    const later = await allRows<Vote>(path, token);
    expect(sum(later, inProgress)).toBeGreaterThan(sum(votes, inProgress));
    expect(sum(later, ended)).toBe(sum(votes, ended));
    const visits = (rows: Vote[]) => rows.reduce((total, vote) => total + vote.visits, 0);
    expect(visits(later)).toBeGreaterThan(visits(votes));
  });
});

describe('creating a vote', () => {
  test('answers it as it will be listed, without votes', async () => {
    const made = await read<Vote>(`POST ${path}`, { token, body: input });
    expect(made).toMatchObject({
      ...input,
      status: notStarted,
      substationName: '临沂分站',
      votes: 0,
      visits: 0,
      companyCount: 0,
      isSignUp: false,
      rules: null,
    });
    expect(made.imageUrl).toMatch(/\/static\/uploads\//);
    expect(await one(made.id)).toEqual(made);
  });

  test('runs at once when its time has begun', async () => {
    const body = { ...input, startTime: inDays(0) };
    expect(await read(`POST ${path}`, { token, body })).toMatchObject({ status: inProgress });
  });

  test('takes scripts out of the rules', async () => {
    const rules = '<p onclick="steal()">规则</p><script>steal()</script>';
    const made = await read<Vote>(`POST ${path}`, { token, body: { ...input, rules } });
    expect(made.rules).toBe('<p>规则</p>');
  });

  test('names what is missing or wrong', async () => {
    expect(
      await memberFaults(`POST ${path}`, token, {
        body: input,
        wrong: [
          ['title', { title: '' }],
          ['title', { title: '长'.repeat(51) }],
          ['substationId', { substationId: 61 }],
          ['imageId', { imageId: null }],
          ['imageId', { imageId: 'nothing' }],
          ['startTime', { startTime: null }],
          ['endTime', { endTime: 'later' }],
          ['endTime', { endTime: inDays(1) }],
          ['endTime', { endTime: input.startTime }],
          ['endTime', { startTime: inDays(-9), endTime: inDays(-2) }],
          ['dailyVotes', { dailyVotes: 0 }],
          ['dailyVotes', { dailyVotes: 1.5 }],
          ['dailyVotes', { dailyVotes: 101 }],
          ['isSignUp', { isSignUp: 'maybe' }],
          ['rules', { rules: '长'.repeat(20_001) }],
        ],
      }),
    ).toEqual([]);
  });
});

describe('changing a vote', () => {
  test('keeps a cover that was there from the beginning, and takes another', async () => {
    const vote = some(notStarted);
    const same = await read<Vote>(`PUT ${path}`, { token, body: { ...vote, title: '新名称' } });
    expect(same).toMatchObject({ title: '新名称', imageUrl: vote.imageUrl });
    const body = { ...same, imageId: await uploadedPicture() };
    const other = await read<Vote>(`PUT ${path}`, { token, body });
    expect(other.imageUrl).not.toBe(vote.imageUrl);
    expect(await refused(`PUT ${path}`, { token, body })).toMatchObject({ status: 409 });
  });

  test('moves the start of one that has not begun', async () => {
    const body = { ...some(notStarted), startTime: inDays(-1), endTime: inDays(9) };
    expect(await read(`PUT ${path}`, { token, body })).toMatchObject({ status: inProgress });
  });

  test('leaves the start of one that runs, but not its end', async () => {
    const vote = some(inProgress);
    const moved = { ...vote, startTime: inDays(-1) };
    expect(await refused(`PUT ${path}`, { token, body: moved })).toMatchObject({
      status: 403,
      code: 'Console:VoteStartFixed',
    });
    const longer = { ...vote, endTime: inDays(40) };
    expect(await read(`PUT ${path}`, { token, body: longer })).toMatchObject({
      endTime: inDays(40),
      votes: vote.votes,
    });
  });

  test('leaves the period of one that has ended', async () => {
    const body = { ...some(ended), endTime: inDays(9) };
    expect(await refused(`PUT ${path}`, { token, body })).toMatchObject({
      status: 403,
      code: 'Console:VoteEndFixed',
    });
  });

  test('leaves one with companies in its sub-station', async () => {
    const body = { ...some(notStarted), substationId: 2 };
    expect(await refused(`PUT ${path}`, { token, body })).toMatchObject({
      status: 403,
      code: 'Console:VoteSubstationFixed',
    });
  });

  test('names what is wrong', async () => {
    expect(
      await memberFaults(`PUT ${path}`, token, {
        body: some(inProgress),
        wrong: [
          ['title', { title: null }],
          ['endTime', { endTime: inDays(0) }],
          ['dailyVotes', { dailyVotes: -1 }],
        ],
      }),
    ).toEqual([]);
  });
});

describe('deleting a vote', () => {
  test('works before it has started, and takes its companies along', async () => {
    const { id } = some(notStarted);
    expect((await send(`DELETE ${path}/${id}`, { token })).status).toBe(204);
    expect((await send(`GET ${path}/${id}`, { token })).status).toBe(404);
    expect(await allRows(`${path}/vote-company`, token, `voteId=${id}`)).toEqual([]);
  });

  test('works for one that runs without votes', async () => {
    const body = { ...input, startTime: inDays(0) };
    const { id } = await read<Vote>(`POST ${path}`, { token, body });
    expect((await send(`DELETE ${path}/${id}`, { token })).status).toBe(204);
  });

  test.each([inProgress, ended])(
    'is refused once there are votes, in status %i',
    async (status) => {
      const vote = some(status);
      expect(await refused(`DELETE ${path}/${vote.id}`, { token })).toMatchObject({
        status: 403,
        code: 'Console:VoteHasVotes',
        message: `投票“${vote.title}”已有 ${vote.votes} 票，不能删除。`,
      });
    },
  );
});
