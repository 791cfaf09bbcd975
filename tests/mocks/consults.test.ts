import { describe, expect, test } from 'vitest';
import { lineRankingPointApi } from '@/api/company/line-ranking-point';
import { voteApplyApi } from '@/api/company/vote-apply';
import type { Endpoint } from '@/api/endpoint';
import {
  goodsConsultApi,
  partnerConsultApi,
  type ConnectRecord,
} from '@/api/platform/platform-consult';
import { companyCheckinApplyApi } from '@/api/substation/company-checkin-apply';
import type { Id, Items, Page } from '@/api/types';
import { PointSource } from '@/enums';
import { db } from '@/mocks/db/db';
import { exported, reseedEachTest, rowOf, bodyOf } from './backend';

reseedEachTest();

interface Row {
  id: Id;
  connectType: number;
  creationTime: string;
  connectTime: string | null;
  handler: string | null;
  remark: string | null;
}
interface Consults {
  what: string;
  list: Endpoint<never, Page<Row>>;
  connect: Endpoint<never, unknown>;
  history: Endpoint<never, Items<ConnectRecord>>;
}

describe.each<Consults>([
  { what: 'goods', ...goodsConsultApi },
  { what: 'partners', ...partnerConsultApi },
  { what: 'settling', ...companyCheckinApplyApi },
  { what: 'votes', ...voteApplyApi },
])('the applications about $what', ({ list, connect, history }) => {
  const calls = async ({ id }: { id: Id }) => (await bodyOf(history, { id })).items;

  test('show the result of their last call', async () => {
    const called = await rowOf(list, { connectType: 2 });
    const { connectType, remark, handler, connectTime, creationTime } = called;
    const all = await calls(called);
    expect(all[0]).toMatchObject({ connectType, remark, handler, creationTime: connectTime });
    const times = all.map((one) => one.creationTime);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(times.every((time) => time >= creationTime)).toBe(true);
    expect(await calls(await rowOf(list, { connectType: 0 }))).toEqual([]);
  });

  test('record a call, which their history then shows first', async () => {
    const row = await rowOf(list, { connectType: 2 });
    const before = await calls(row);
    const reached = { id: row.id, connectType: 2, remark: ' 已约定面谈。 ' };
    const result = { connectType: 2, remark: '已约定面谈。', handler: '平台运营' };
    const saved = { ...result, connectTime: expect.any(String) };
    expect(await bodyOf(connect, reached)).toMatchObject(saved);
    await bodyOf(connect, { id: row.id, connectType: 1 });
    const [last, previous, ...others] = await calls(row);
    expect([last?.connectType, last?.remark]).toEqual([1, null]);
    expect(previous).toMatchObject(result);
    expect(others).toEqual(before);
  });
});

test('the applications for votes belong to votes with sign-up, and are made before the vote starts', async () => {
  const votes = await db.votes.open();
  const applies = (await db.voteApplies.open()).all();
  expect(applies.length).toBeGreaterThan(100);
  const wrong = applies.filter(({ voteId, voteTitle, substationId, creationTime }) => {
    const vote = votes.one(voteId);
    const isEarly = creationTime >= vote.creationTime && creationTime <= vote.startTime;
    return (
      !vote.isSignUp || vote.title !== voteTitle || vote.substationId !== substationId || !isEarly
    );
  });
  expect(wrong).toEqual([]);
});

test('an export has the result of each call and the source of each point as words', async () => {
  for (const line of (await exported(goodsConsultApi.export, {})).slice(1))
    expect(line).toMatch(/"(未反馈|未联系上|已联系上|已达成合作|无意向)"/);
  const manual = await exported(lineRankingPointApi.export, { source: PointSource.manual });
  expect(manual.length).toBeGreaterThan(1);
  for (const line of manual.slice(1)) expect(line).toContain('"人工调整"');
});
