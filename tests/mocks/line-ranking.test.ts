import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LineRanking } from '@/api/company/line-ranking';
import type { LineRankingPoint } from '@/api/company/line-ranking-point';
import type { TransportLine } from '@/api/company/transport-line';
import { PointSource } from '@/enums';
import { wallText } from '@/mocks/clock';
import { db, reseed } from '@/mocks/db';
import { allRows, memberFaults, exported, setClock } from './market-tools';
import { read, refused, send, signIn } from './server';

const path = '/api/company/line-ranking';
const pointPath = '/api/company/line-ranking-point';
let token = '';
let rankings: LineRanking[] = [];
let points: LineRankingPoint[] = [];
let month = '';

beforeAll(async () => {
  setClock(12);
  reseed();
  token = await signIn('operator');
  rankings = await allRows<LineRanking>(path, token);
  points = await allRows<LineRankingPoint>(pointPath, token);
  month = wallText().slice(0, 7);
});
beforeEach(async () => {
  setClock(12);
  reseed();
  token = await signIn('operator');
});
afterAll(() => vi.useRealTimers());

const one = (id: unknown) => read<LineRanking>(`GET ${path}/${String(id)}`, { token });
const periodOf = ({ pointTime }: LineRankingPoint) => pointTime.slice(0, 7);
const first = <Row>(rows: Row[], holds: (row: Row) => boolean) => {
  const row = rows.find(holds);
  if (!row) throw new Error('there is no such row');
  return row;
};
/** A line of a sub-station without any points, so without a place. */
async function unrankedLine(): Promise<TransportLine> {
  const ranked = new Set(rankings.map(({ lineId }) => lineId));
  const companies = await db.companies.open();
  const lines = (await db.transportLines.open()).all();
  return first(
    lines,
    ({ id, companyId }) => !ranked.has(id) && companies.find(companyId)?.substationId === 1,
  );
}

describe('the ranking', () => {
  test('sums the points of each line and month', () => {
    const sums = new Map<string, number>();
    for (const point of points) {
      const key = `${periodOf(point)} ${point.lineId}`;
      sums.set(key, (sums.get(key) ?? 0) + point.points);
    }
    expect(points.length).toBeGreaterThan(7500);
    expect(rankings.length).toBeGreaterThan(1000);
    const odd = rankings.filter(
      (row) =>
        row.points !== (sums.get(`${row.period} ${row.lineId}`) ?? 0) ||
        row.totalPoints !== row.points + row.adjustment ||
        (row.adjustment === 0) !== (row.adjustReason === null),
    );
    expect(odd).toEqual([]);
  });

  test('gives places among the lines of a sub-station in a month, the same for equal points', () => {
    for (const row of rankings) {
      const rivals = rankings.filter(
        ({ period, substationId }) => period === row.period && substationId === row.substationId,
      );
      const better = rivals.filter(({ totalPoints }) => totalPoints > row.totalPoints);
      expect(row.rank).toBe(better.length + 1);
    }
  });

  test('is written into a file', async () => {
    const [head, ...lines] = await exported(`GET ${path}/export?substationId=1`, token);
    expect(head).toMatch(/^\ufeff?"月份","名次","专线"/);
    expect(lines).toHaveLength(rankings.filter(({ substationId }) => substationId === 1).length);
  });
});

describe('adjusting by hand', () => {
  test('moves a line up, and the others down', async () => {
    const row = first(rankings, ({ rank, substationId }) => rank > 3 && substationId === 1);
    const best = first(
      rankings,
      ({ rank, period, substationId }) => rank === 1 && period === row.period && substationId === 1,
    );
    const body = { ...row, adjustment: 900, adjustReason: '年度优质线路' };
    const saved = await read<LineRanking>(`PUT ${path}`, { token, body });
    expect(saved).toMatchObject({ rank: 1, totalPoints: row.points + 900, points: row.points });
    expect(saved.concurrencyStamp).not.toBe(row.concurrencyStamp);
    expect((await one(best.id)).rank).toBe(2);
    expect(await refused(`PUT ${path}`, { token, body })).toMatchObject({ status: 409 });
  });

  test('wants a whole number and a reason, and keeps line and month', async () => {
    const row = first(rankings, ({ adjustment }) => adjustment === 0);
    const other = first(rankings, ({ lineId }) => lineId !== row.lineId);
    expect(
      await memberFaults(`PUT ${path}`, token, {
        body: row,
        wrong: [
          ['adjustReason', { adjustment: 5 }],
          ['adjustReason', { adjustment: 5, adjustReason: '长'.repeat(101) }],
          ['adjustment', { adjustment: 1.5, adjustReason: '原因' }],
          ['adjustment', { adjustment: -1001, adjustReason: '原因' }],
          ['lineId', { lineId: other.lineId }],
          ['period', { period: '2020-01' }],
        ],
      }),
    ).toEqual([]);
  });

  test('makes a ranking for a line without points, once a month', async () => {
    const line = await unrankedLine();
    const body = { period: month, lineId: line.id, adjustment: -3, adjustReason: '投诉' };
    const made = await read<LineRanking>(`POST ${path}`, { token, body });
    expect(made).toMatchObject({ ...body, points: 0, totalPoints: -3, lineName: line.lineName });
    expect(made.rank).toBeGreaterThan(1);
    expect(await refused(`POST ${path}`, { token, body })).toMatchObject({
      status: 403,
      code: 'Console:RankingExists',
    });
    expect((await send(`DELETE ${path}/${made.id}`, { token })).status).toBe(204);
    expect((await send(`GET ${path}/${made.id}`, { token })).status).toBe(404);
  });
});

describe('the points', () => {
  test('raise the line they are given to, at once; taken away they lower it', async () => {
    const row = first(rankings, ({ period, rank }) => period === month && rank > 2);
    const body = { lineId: row.lineId, source: PointSource.manual, points: 800 };
    const point = await read<LineRankingPoint>(`POST ${pointPath}`, { token, body });
    expect(point).toMatchObject({ ...body, operator: '平台运营', lineName: row.lineName });
    expect(point.pointTime.slice(0, 7)).toBe(month);
    expect(await one(row.id)).toMatchObject({ rank: 1, points: row.points + 800 });

    const changed = { ...point, points: -20 };
    await read(`PUT ${pointPath}`, { token, body: changed });
    expect(await one(row.id)).toMatchObject({ points: row.points - 20 });
    expect(await refused(`PUT ${pointPath}`, { token, body: changed })).toMatchObject({
      status: 409,
    });

    expect((await send(`DELETE ${pointPath}/${point.id}`, { token })).status).toBe(204);
    expect(await one(row.id)).toMatchObject({ points: row.points, rank: row.rank });
  });

  test('bring a line into the ranking of their month', async () => {
    const line = await unrankedLine();
    const body = { lineId: line.id, source: PointSource.deal, points: 12 };
    await read(`POST ${pointPath}`, { token, body });
    const [made] = await allRows<LineRanking>(path, token, `lineId=${line.id}`);
    expect(made).toMatchObject({ period: month, points: 12, totalPoints: 12 });
  });

  test('name what is missing or wrong', async () => {
    const line = await unrankedLine();
    expect(
      await memberFaults(`POST ${pointPath}`, token, {
        body: { lineId: line.id, source: PointSource.deal, points: 5 },
        wrong: [
          ['lineId', { lineId: '' }],
          ['lineId', { lineId: '99' }],
          ['source', { source: 6 }],
          ['points', { points: null }],
          ['points', { points: 2.5 }],
          ['points', { points: -1 }],
          ['points', { source: PointSource.manual, points: 0 }],
          ['points', { points: 1001 }],
          ['pointTime', { pointTime: '2999-01-01 00:00:00' }],
          ['pointTime', { pointTime: 'soon' }],
          ['remark', { remark: '长'.repeat(201) }],
        ],
      }),
    ).toEqual([]);
    const stored = first(points, () => true);
    const other = first(points, ({ lineId }) => lineId !== stored.lineId);
    expect(
      await memberFaults(`PUT ${pointPath}`, token, {
        body: stored,
        wrong: [['lineId', { lineId: other.lineId }]],
      }),
    ).toEqual([]);
  });

  test('are written into a file', async () => {
    const [head, ...lines] = await exported(`GET ${pointPath}/export?source=5`, token);
    expect(head).toContain('"积分来源"');
    expect(lines).toHaveLength(points.filter(({ source }) => source === 5).length);
    expect(lines.every((line) => line.includes('"人工调整"'))).toBe(true);
  });

  test('come in as the day goes by, and the ranking with them', async () => {
    const now = (await allRows(pointPath, token)).length;
    const sum = (rows: LineRanking[]) =>
      rows.reduce((total, row) => total + (row.period === month ? row.points : 0), 0);
    setClock(23.9);
    token = await signIn('operator');
    const later = await allRows<LineRankingPoint>(pointPath, token);
    expect(later.length).toBeGreaterThan(now);
    const all = later.filter((point) => periodOf(point) === month);
    const rows = await allRows<LineRanking>(path, token);
    expect(sum(rows)).toBe(all.reduce((total, point) => total + point.points, 0));
  });
});
