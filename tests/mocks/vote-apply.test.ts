import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { VoteApply } from '@/api/company/vote-apply';
import type { ConnectRecord } from '@/api/platform/platform-consult';
import type { Items } from '@/api/types';
import { ConnectType } from '@/enums';
import { db, reseed } from '@/mocks/db';
import { allRows } from './market-tools';
import { read, refused, signIn } from './server';

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
});
