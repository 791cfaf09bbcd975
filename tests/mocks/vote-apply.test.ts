import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { VoteApply } from '@/api/company/vote-apply';
import type { ConnectRecord } from '@/api/platform/platform-consult';
import type { Items } from '@/api/types';
import { ConnectType } from '@/enums';
import { db, reseed } from '@/mocks/db';
import { allRows, filterFaults, memberFaults, grantFaults } from './market-tools';
import { read, refused, send, signIn } from './server';

const path = '/api/company/vote/vote-apply';
let token = '';
let applies: VoteApply[] = [];

beforeAll(async () => {
  reseed();
  applies = await allRows<VoteApply>(path, await signIn('operator'));
});
beforeEach(async () => {
  reseed();
  token = await signIn('operator');
});

const history = async (id: unknown) =>
  (await read<Items<ConnectRecord>>(`GET ${path}/connect-history?id=${String(id)}`, { token }))
    .items;
const some = (holds: (apply: VoteApply) => boolean) => {
  const apply = applies.find(holds);
  if (!apply) throw new Error('there is no such application');
  return apply;
};

describe('the applications for votes', () => {
  test('are of votes that take them, made before the vote begins', async () => {
    const votes = await db.votes.open();
    expect(applies.length).toBeGreaterThan(100);
    const odd = applies.filter(({ voteId, voteTitle, substationId, creationTime }) => {
      const vote = votes.one(voteId);
      return (
        !vote.isSignUp ||
        vote.title !== voteTitle ||
        vote.substationId !== substationId ||
        creationTime < vote.creationTime ||
        creationTime > vote.startTime
      );
    });
    expect(odd).toEqual([]);
  });

  test('say what their last call came to', async () => {
    for (const apply of applies.slice(0, 60)) {
      const calls = await history(apply.id);
      const [last] = calls;
      expect(apply).toMatchObject({
        connectType: last?.connectType ?? ConnectType.noFeedback,
        remark: last?.remark ?? null,
        handler: last?.handler ?? null,
        connectTime: last?.creationTime ?? null,
      });
      const times = calls.map(({ creationTime }) => creationTime);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(times.every((time) => time >= apply.creationTime)).toBe(true);
    }
  });

  test.each<[string, (apply: VoteApply) => boolean]>([
    ['applicant=王', ({ applicant }) => applicant.includes('王')],
    ['mobile=138', ({ mobile }) => mobile.includes('138')],
    ['companyName=运输', ({ companyName }) => companyName?.includes('运输') === true],
    ['substationId=1', ({ substationId }) => substationId === 1],
    ['regionId=371300', ({ regionId }) => String(regionId).startsWith('3713')],
    ['connectType=2', ({ connectType }) => connectType === 2],
    ['voteTitle=专线', ({ voteTitle }) => voteTitle.includes('专线')],
  ])('keep with %s exactly what it names', async (query, holds) => {
    expect(await filterFaults(path, token, { query, holds, rows: applies })).toEqual([]);
  });

  test('keep to a vote and a time', async () => {
    const { voteId, creationTime } = some(
      (apply) => apply === applies[Math.floor(applies.length / 2)],
    );
    for (const [query, holds] of [
      [`voteId=${voteId}`, (apply) => apply.voteId === voteId],
      [`creationTimeBegin=${creationTime}`, (apply) => apply.creationTime >= creationTime],
      [`creationTimeEnd=${creationTime}`, (apply) => apply.creationTime <= creationTime],
    ] satisfies [string, (apply: VoteApply) => boolean][]) {
      expect(await filterFaults(path, token, { query, holds, rows: applies })).toEqual([]);
    }
  });
});

describe('recording a call', () => {
  test('shows in the row and on top of the history', async () => {
    const apply = some(({ handler }) => handler === null);
    const body = { id: apply.id, connectType: ConnectType.reached, remark: '已报名' };
    const saved = await read<VoteApply>(`PUT ${path}/connect`, { token, body });
    expect(saved).toMatchObject({ ...body, handler: '平台运营' });
    await read(`PUT ${path}/connect`, {
      token,
      body: { id: apply.id, connectType: ConnectType.notReached },
    });
    const calls = await history(apply.id);
    expect(calls.map(({ connectType }) => connectType)).toEqual([1, 2]);
    expect(calls[1]).toMatchObject({ remark: '已报名', handler: '平台运营' });
    const stale = { ...body, concurrencyStamp: apply.concurrencyStamp };
    expect(await refused(`PUT ${path}/connect`, { token, body: stale })).toMatchObject({
      status: 409,
    });
  });

  test('names what is missing or wrong', async () => {
    expect(
      await memberFaults(`PUT ${path}/connect`, token, {
        body: { id: some(() => true).id, connectType: 1 },
        wrong: [
          ['connectType', { connectType: null }],
          ['connectType', { connectType: 3 }],
          ['remark', { remark: '长'.repeat(201) }],
        ],
      }),
    ).toEqual([]);
  });
});

describe('the scope of applications', () => {
  test('is what the user manages', async () => {
    const manager = await signIn('manager');
    const visible = await allRows<VoteApply>(path, manager);
    expect(new Set(visible.map(({ substationId }) => substationId))).toEqual(new Set([1, 2, 3]));
    const { id } = some(({ substationId }) => Number(substationId) > 3);
    const body = { id, connectType: 1 };
    expect((await send(`PUT ${path}/connect`, { token: manager, body })).status).toBe(404);
    const line = `GET ${path}/connect-history?id=${id}`;
    expect((await send(line, { token: manager })).status).toBe(404);
  });

  test('needs the policy of the page', async () => {
    const lines = [`GET ${path}`, `PUT ${path}/connect`, `GET ${path}/connect-history?id=1`];
    expect(await grantFaults(lines, await signIn('staff'))).toEqual([]);
  });
});
