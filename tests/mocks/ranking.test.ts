import { describe, expect, test } from 'vitest';
import { companyApi } from '@/api/company/company';
import { lineRankingApi } from '@/api/company/line-ranking';
import { lineRankingPointApi, type LineRankingPoint } from '@/api/company/line-ranking-point';
import { lineRecommendApi } from '@/api/company/line-recommend';
import { PointSource } from '@/enums';
import { groupBy } from '@/lib/sets';
import { db } from '@/mocks/db/db';
import {
  reseedEachTest,
  statusOf,
  rowOf,
  rowsOf,
  seededRows,
  setClock,
  tableRow,
  bodyOf,
} from './backend';
import { dayText } from './days';

reseedEachTest(12);

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

describe('the ranking of lines', () => {
  const { list, one, create, update, remove } = lineRankingApi;
  const { create: give, update: change, remove: take } = lineRankingPointApi;
  const periodOf = ({ pointTime }: LineRankingPoint) => pointTime.slice(0, 7);
  const { rows: rankings, some } = seededRows(list);
  const { rows: points } = seededRows(lineRankingPointApi.list);
  const month = dayText().slice(0, 7);
  /** A line of the first sub-station without points, so without a place in the ranking. */
  async function unranked() {
    const ranked = new Set(rankings.map(({ lineId }) => lineId));
    const companies = await db.companies.open();
    return tableRow(
      db.transportLines,
      ({ id, companyId }) => !ranked.has(id) && companies.one(companyId).substationId === 1,
    );
  }

  test('adds up the points of each line and month, and gives equal sums the same place', () => {
    expect(points.length).toBeGreaterThan(7500);
    const ofLine = groupBy(points, (point) => `${periodOf(point)} ${point.lineId}`);
    const rivals = groupBy(rankings, (row) => `${row.period} ${row.substationId}`);
    const wrong = rankings.filter((row) => {
      const given = ofLine.get(`${row.period} ${row.lineId}`) ?? [];
      const others = rivals.get(`${row.period} ${row.substationId}`) ?? [];
      return (
        row.points !== sum(given.map((point) => point.points)) ||
        row.totalPoints !== row.points + row.adjustment ||
        (row.adjustment === 0) !== (row.adjustReason === null) ||
        row.rank !== others.filter((other) => other.totalPoints > row.totalPoints).length + 1
      );
    });
    expect(wrong).toEqual([]);
  });

  test('moves a line up by an adjustment and the others down, and refuses another line or month', async () => {
    const row = some(({ rank, substationId }) => rank > 3 && substationId === 1);
    const best = some(
      (other) => other.rank === 1 && other.period === row.period && other.substationId === 1,
    );
    const body = { ...row, adjustment: 900, adjustReason: '年度优质线路' };
    const saved = await bodyOf(update, body);
    expect(saved).toMatchObject({ rank: 1, totalPoints: row.points + 900, points: row.points });
    expect((await bodyOf(one, { id: best.id })).rank).toBe(2);
    const moved = { ...saved, lineId: some(({ lineId }) => lineId !== row.lineId).lineId };
    expect(await statusOf(update, moved)).toBe('400 lineId');
    expect(await statusOf(update, { ...saved, period: '2020-01' })).toBe('400 period');
  });

  test('accepts a line without points once a month', async () => {
    const line = await unranked();
    const body = { period: month, lineId: line.id, adjustment: -3, adjustReason: '投诉' };
    const made = await bodyOf(create, body);
    expect(made).toMatchObject({ ...body, points: 0, totalPoints: -3, lineName: line.lineName });
    expect(made.rank).toBeGreaterThan(1);
    expect(await statusOf(create, body)).toBe('403 Console:RankingExists');
    await bodyOf(remove, made);
  });

  test('is updated when points are given, changed and deleted', async () => {
    const row = some(({ period, rank }) => period === month && rank > 2);
    const body = { lineId: row.lineId, source: PointSource.manual, points: 800 };
    const point = await bodyOf(give, body);
    expect(point).toMatchObject({ ...body, operator: '平台运营', lineName: row.lineName });
    expect(periodOf(point)).toBe(month);
    const now = () => bodyOf(one, { id: row.id });
    expect(await now()).toMatchObject({ rank: 1, points: row.points + 800 });
    const changed = await bodyOf(change, { ...point, points: -20 });
    expect((await now()).points).toBe(row.points - 20);
    const moved = { ...changed, lineId: some(({ lineId }) => lineId !== row.lineId).lineId };
    expect(await statusOf(change, moved)).toBe('400 lineId');
    await bodyOf(take, changed);
    expect(await now()).toMatchObject({ points: row.points, rank: row.rank });
    const { id: lineId } = await unranked();
    await bodyOf(give, { lineId, source: PointSource.deal, points: 12 });
    const found = { period: month, points: 12, totalPoints: 12 };
    expect(await rowOf(list, { lineId })).toMatchObject(found);
  });

  test('increases with the points of the day', async () => {
    setClock(23.9);
    const later = await rowsOf(lineRankingPointApi.list);
    expect(later.length).toBeGreaterThan(points.length);
    const ofMonth = later.filter((point) => periodOf(point) === month);
    const rows = (await rowsOf(list)).filter(({ period }) => period === month);
    const total = (all: { points: number }[]) => sum(all.map((each) => each.points));
    expect(total(rows)).toBe(total(ofMonth));
  });
});

test('a recommended line belongs to its sub-station, is accepted once and is last in the order', async () => {
  const { list, create, update } = lineRecommendApi;
  const rows = await rowsOf(list);
  expect(new Set(rows.map(({ lineId }) => lineId)).size).toBe(rows.length);
  const companies = await db.companies.open();
  const stationOf = (companyId: string | number) => companies.one(companyId).substationId;
  expect(rows.filter((row) => stationOf(row.companyId) !== row.substationId)).toEqual([]);
  const taken = new Set(rows.map(({ lineId }) => lineId));
  const free = (substationId: number) =>
    tableRow(
      db.transportLines,
      ({ id, companyId }) => !taken.has(id) && stationOf(companyId) === substationId,
    );
  const input = {
    substationId: 2,
    lineId: (await free(2)).id,
    startTime: '2026-12-01T00:00:00',
    endTime: '2026-12-31T00:00:00',
    description: '天天发车，直达不中转。',
  };
  const made = await bodyOf(create, input);
  const sorts = rows.filter(({ substationId }) => substationId === 2).map(({ sort }) => sort);
  const sort = Math.max(...sorts) + 1;
  expect(made).toMatchObject({ ...input, sort, substationName: '济南分站' });
  expect(await bodyOf(update, { ...made, sort: 1 })).toMatchObject({ sort: 1 });
  expect(await statusOf(create, input)).toBe('403 Console:LineRecommendExists');
  const elsewhere = { ...input, lineId: (await free(1)).id };
  expect(await statusOf(create, elsewhere)).toBe('403 Console:LineOfOtherSubstation');
  expect((await bodyOf(companyApi.one, { id: made.companyId })).substationId).toBe(2);
});
