import {
  lineRankingApi,
  type LineRanking,
  type LineRankingInput,
  type LineRankingQuery,
} from '@/api/company/line-ranking';
import type { Id } from '@/api/types';
import { checks, forbidden, sameId } from '@/mocks/server/checks';
import { wallText } from '@/mocks/lib/clock';
import { collection } from '@/mocks/db/collection';
import { conditionsOn } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { same } from '@/mocks/server/errors';
import { exportAnswer, type ExportColumn } from '@/mocks/files/files';
import type { Context, Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { ofCompany } from '@/mocks/server/scope';
import type { MarketLine } from '@/mocks/seed/market/lines';
import { periodOf, rankedLine } from '@/mocks/seed/market/ranking';
import { P } from '@/policies';
import { count } from './export-texts';
import { findVisibleLine } from './visible-line';

type Body = Received<LineRankingInput>;
const grant = { grant: P.lineRanking };
const { contains, oneOf, atLeast, atMost, inRegion } = conditionsOn<LineRanking>();

const maxAdjustment = 1000;
const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;
const wrongMonth = { zh: '请输入正确的月份。', en: 'Enter a month, e.g. 2026-11.' };

const exists = ({ lineName }: MarketLine, period: string) =>
  forbidden('RankingExists', {
    zh: `专线“${lineName}”在 ${period} 已有排名。`,
    en: `The line “${lineName}” is already ranked in ${period}.`,
  });

async function rankingOf(period: string, lineId: Id) {
  const rankings = await db.lineRankings.open();
  return rankings.all().find((row) => row.period === period && sameId(row.lineId, lineId));
}

/** A line that has no points yet in a month. */
const unranked = (period: string, line: MarketLine) => ({
  period,
  ...rankedLine(line),
  rank: 0,
  points: 0,
  adjustment: 0,
  adjustReason: null,
  totalPoints: 0,
});

/** Points make their line take part in the ranking of the month. */
export async function ensureRanked(line: MarketLine, pointTime: string) {
  const period = periodOf(pointTime);
  if (await rankingOf(period, line.lineId)) return;
  const { lineRankings } = db;
  const given = { id: lineRankings.newId(), creationTime: wallText(), concurrencyStamp: '' };
  lineRankings.save({ ...unranked(period, line), ...given });
}

function readAdjustment(check: ReturnType<typeof checks>, body: Body, stored: LineRanking | null) {
  const range = { min: -maxAdjustment, max: maxAdjustment };
  const given = check.number('adjustment', body.adjustment, range);
  const adjustment = given ?? stored?.adjustment ?? 0;
  const adjustReason = check.text('adjustReason', body.adjustReason ?? stored?.adjustReason, {
    required: adjustment !== 0,
    max: 100,
  });
  return { adjustment, adjustReason: adjustment === 0 ? null : adjustReason };
}

async function read(body: Body, stored: LineRanking | null, context: Context) {
  const check = checks();
  const adjusted = readAdjustment(check, body, stored);
  const month = { required: true, max: 7, pattern: monthPattern, wrong: wrongMonth };
  const period = check.text('period', body.period ?? stored?.period, month);
  if (period > periodOf(wallText()) || (stored && period !== stored.period)) {
    if (monthPattern.test(period)) check.wrongValue('period');
  }
  if (stored) {
    if (!sameId(body.lineId ?? stored.lineId, stored.lineId)) check.wrongValue('lineId');
    check.done();
    return { ...stored, ...adjusted };
  }
  const found = await findVisibleLine(body.lineId, context);
  const line = check.known('lineId', body.lineId, () => found);
  check.done();
  if (!line) throw new Error('a checked body names a line');
  if (await rankingOf(period, line.lineId)) throw exists(line, period);
  return { ...unranked(period, line), ...adjusted };
}

const rankings = collection<LineRanking, LineRankingQuery, Body>({
  table: db.lineRankings,
  scope: ofCompany,
  conditions: {
    period: oneOf('period'),
    lineId: oneOf('lineId'),
    lineName: contains('lineName'),
    fromRegionId: inRegion('fromRegionId'),
    toRegionId: inRegion('toRegionId'),
    companyId: oneOf('companyId'),
    companyName: contains('companyName'),
    substationId: oneOf('substationId'),
    rankBegin: atLeast('rank'),
    rankEnd: atMost('rank'),
    totalPointsBegin: atLeast('totalPoints'),
    totalPointsEnd: atMost('totalPoints'),
  },
  read,
});

const columns: ExportColumn<LineRanking>[] = [
  [{ zh: '月份', en: 'Month' }, (row) => same(row.period)],
  [{ zh: '名次', en: 'Rank' }, (row) => count(row.rank)],
  [{ zh: '专线', en: 'Line' }, (row) => same(row.lineName)],
  [{ zh: '公司', en: 'Company' }, (row) => same(row.companyName)],
  [{ zh: '所属分站', en: 'Sub-station' }, (row) => same(row.substationName)],
  [{ zh: '积分', en: 'Points' }, (row) => count(row.points)],
  [{ zh: '人工调整', en: 'Manual adjustment' }, (row) => count(row.adjustment)],
  [{ zh: '调整原因', en: 'Reason' }, (row) => same(row.adjustReason ?? '')],
  [{ zh: '总积分', en: 'Total points' }, (row) => count(row.totalPoints)],
];

/** The row with its place among the others as they stand now. */
const placed = async ({ id }: LineRanking) => (await db.lineRankings.open()).one(id);

export const answers = crudAnswers(lineRankingApi, grant, {
  ...rankings,
  export: exportAnswer('line-rankings', columns, rankings.rows),
  create: async (body, context) => placed(await rankings.create(body, context)),
  update: async (body, context) => placed(await rankings.update(body, context)),
});
