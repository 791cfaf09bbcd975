import { lineRanking, lineRankingApi, type LineRanking } from '@/api/company/line-ranking';
import {
  lineRankingPoint,
  lineRankingPointApi,
  type LineRankingPoint,
} from '@/api/company/line-ranking-point';
import type { Id } from '@/api/types';
import { PointSource } from '@/enums';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { nameOfCode } from '@/mocks/domain/enum-names';
import { count, exportHandler, moment, type ExportColumn } from '@/mocks/files/files';
import { wallText } from '@/mocks/lib/clock';
import { marketLine, type MarketLine, periodOf, pointLine } from '@/mocks/seed/market/lines';
import { forbidden, sameId, type Check } from '@/mocks/server/checks';
import { untranslated } from '@/mocks/server/errors';
import { crudHandlers, type Context } from '@/mocks/server/mock';
import { readProperties } from '@/mocks/server/read-properties';
import { companyFinder, ofCompany } from '@/mocks/server/scope';
import { P } from '@/policies';

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Returns the line with this id, or undefined when the caller may not see it. */
async function findVisibleLine(id: Id, context: Context): Promise<MarketLine | undefined> {
  const line = (await db.transportLines.open()).find(id);
  const company = line && (await companyFinder(context))(line.companyId);
  return company && marketLine(line, company);
}
export async function readLine(check: Check<'lineId'>, context: Context) {
  const found = await findVisibleLine(String(check.value('lineId')), context);
  return check.known('lineId', () => found);
}

async function rankingOf(period: string, lineId: Id) {
  const rankings = await db.lineRankings.open();
  return rankings.all().find((row) => row.period === period && sameId(row.lineId, lineId));
}

/** Returns the ranking row of a line that has no points in a month yet. */
const unranked = (period: string, line: MarketLine) => ({
  period,
  ...line,
  rank: 0,
  points: 0,
  adjustment: 0,
  adjustReason: null,
  totalPoints: 0,
});

/** Reads the manual adjustment and its reason; values that the body leaves out stay as they are. */
function readAdjustment(check: Check<'adjustment' | 'adjustReason'>, stored: LineRanking | null) {
  const { maxLength } = lineRanking.properties.adjustReason.options;
  const { min, max } = lineRanking.properties.adjustment.options;
  const adjustment = check.number('adjustment', { min, max }) ?? stored?.adjustment ?? 0;
  const adjustReason = check.value('adjustReason') ?? stored?.adjustReason;
  const rule = { required: adjustment !== 0, max: maxLength };
  const reason = check.nested('', { adjustReason }).text('adjustReason', rule);
  return { adjustment, adjustReason: adjustment === 0 ? null : reason };
}

const rankings = collection(lineRankingApi, {
  table: db.lineRankings,
  scope: ofCompany,
  conditions: (on) => ({
    ...on.filters(lineRanking),
    ...on.oneOf('period'),
  }),
  async read(check, stored, context) {
    const adjusted = readAdjustment(check, stored);
    if (stored) {
      check.fixed('period', stored.period);
      check.fixed('lineId', stored.lineId);
      check.done();
      return { ...stored, ...adjusted };
    }
    const { period } = readProperties(check, lineRanking, null, 'adjustReason');
    if (period && !monthPattern.test(period)) check.add('period', 'wrongMonth');
    else if (period > periodOf(wallText())) check.wrongValue('period');
    const { line } = check.done({ line: await readLine(check, context) });
    if (await rankingOf(period, line.lineId))
      throw forbidden('RankingExists', { lineName: line.lineName, period });
    return { ...unranked(period, line), ...adjusted };
  },
});

const columns: ExportColumn<LineRanking>[] = [
  [{ zh: '月份', en: 'Month' }, (row) => untranslated(row.period)],
  [{ zh: '名次', en: 'Rank' }, (row) => count(row.rank)],
  [{ zh: '专线', en: 'Line' }, (row) => untranslated(row.lineName)],
  [{ zh: '公司', en: 'Company' }, (row) => untranslated(row.companyName)],
  [{ zh: '所属分站', en: 'Sub-station' }, (row) => untranslated(row.substationName)],
  [{ zh: '积分', en: 'Points' }, (row) => count(row.points)],
  [{ zh: '人工调整', en: 'Manual adjustment' }, (row) => count(row.adjustment)],
  [{ zh: '调整原因', en: 'Reason' }, (row) => untranslated(row.adjustReason ?? '')],
  [{ zh: '总积分', en: 'Total points' }, (row) => count(row.totalPoints)],
];

function readValue(check: Check<'source' | 'points' | 'remark'>) {
  const read = readProperties(check, lineRankingPoint, null, 'points');
  const { max } = lineRankingPoint.properties.points.options;
  const min = read.source === PointSource.manual || !read.source ? -max : 1;
  const points = check.number('points', { required: true, min, max });
  if (points === 0) check.wrongValue('points');
  return { ...read, points };
}

const points = collection(lineRankingPointApi, {
  table: db.rankingPoints,
  scope: ofCompany,
  conditions: (on) => on.filters(lineRankingPoint),
  async read(check, stored, context) {
    const now = wallText();
    const value = readValue(check);
    const pointTime = check.time('pointTime')?.slice(0, 19) ?? stored?.pointTime ?? now;
    if (pointTime > now) check.wrongValue('pointTime');
    const fields = { pointTime, operator: context.user.name };
    if (stored) {
      check.fixed('lineId', stored.lineId);
      return { ...stored, ...fields, ...check.done(value) };
    }
    const { line, ...checked } = check.done({ line: await readLine(check, context), ...value });
    return { ...pointLine(line), ...fields, ...checked };
  },
});

/** Adds the line of a saved point to the ranking of its month, unless it is there, and returns the point. */
async function withRanking(point: LineRankingPoint, context: Context): Promise<LineRankingPoint> {
  const line = await findVisibleLine(point.lineId, context);
  const period = periodOf(point.pointTime);
  if (line && !(await rankingOf(period, line.lineId)))
    db.lineRankings.insert(unranked(period, line));
  return point;
}

const pointColumns: ExportColumn<LineRankingPoint>[] = [
  [{ zh: '专线', en: 'Line' }, (row) => untranslated(row.lineName)],
  [{ zh: '公司', en: 'Company' }, (row) => untranslated(row.companyName)],
  [{ zh: '所属分站', en: 'Sub-station' }, (row) => untranslated(row.substationName)],
  [{ zh: '积分来源', en: 'Source' }, (row) => nameOfCode(PointSource, row.source)],
  [{ zh: '积分', en: 'Points' }, (row) => count(row.points)],
  [{ zh: '计分时间', en: 'Time' }, (row) => moment(row.pointTime)],
  [{ zh: '操作人', en: 'Operator' }, (row) => untranslated(row.operator ?? '')],
  [{ zh: '备注', en: 'Remarks' }, (row) => untranslated(row.remark ?? '')],
];

export const handlers = [
  ...crudHandlers(lineRankingApi, P.lineRanking, {
    ...rankings,
    export: exportHandler('line-rankings', columns, rankings.rows),
  }),
  ...crudHandlers(lineRankingPointApi, P.lineRanking, {
    ...points,
    export: exportHandler('ranking-points', pointColumns, points.rows),
    create: async (body, context) => withRanking(await points.create(body, context), context),
    update: async (body, context) => withRanking(await points.update(body, context), context),
  }),
];
