import {
  lineRankingPointApi,
  type LineRankingPoint,
  type LineRankingPointInput,
  type LineRankingPointQuery,
} from '@/api/company/line-ranking-point';
import { PointSource } from '@/enums';
import { checks, sameId } from '@/mocks/server/checks';
import { wallText } from '@/mocks/lib/clock';
import { collection } from '@/mocks/db/collection';
import { conditionsOn } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { same, type Text } from '@/mocks/server/errors';
import { exportAnswer, type ExportColumn } from '@/mocks/files/files';
import type { Context, Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { ofCompany } from '@/mocks/server/scope';
import { pointLine } from '@/mocks/seed/market/ranking';
import { P } from '@/policies';
import { count, moment } from './export-texts';
import { findVisibleLine } from './visible-line';
import { ensureRanked } from './line-ranking';
import { type CodeTable, entryOf } from '@/lib/enum';

type Body = Received<LineRankingPointInput>;
const grant = { grant: P.lineRanking };
const { contains, oneOf, since, until, atLeast, atMost } = conditionsOn<LineRankingPoint>();
const maxPoints = 1000;

function readValue(check: ReturnType<typeof checks>, body: Body) {
  const source = check.code('source', body.source, PointSource.$values) ?? PointSource.manual;
  const byHand = source === PointSource.manual;
  const range = { required: true, min: byHand ? -maxPoints : 1, max: maxPoints };
  const points = check.number('points', body.points, range);
  if (points === 0) check.wrongValue('points');
  return { source, points: points ?? 0 };
}

async function read(body: Body, stored: LineRankingPoint | null, context: Context) {
  const check = checks();
  const value = readValue(check, body);
  const given = check.time('pointTime', body.pointTime)?.slice(0, 19);
  const pointTime = given ?? stored?.pointTime ?? wallText();
  if (pointTime > wallText()) check.wrongValue('pointTime');
  const remark = check.optional('remark', body.remark, { max: 200 });
  const fields = { ...value, pointTime, remark, operator: context.user.name };
  if (stored) {
    if (!sameId(body.lineId ?? stored.lineId, stored.lineId)) check.wrongValue('lineId');
    check.done();
    return { ...stored, ...fields };
  }
  const found = await findVisibleLine(body.lineId, context);
  const line = check.known('lineId', body.lineId, () => found);
  check.done();
  if (!line) throw new Error('a checked body names a line');
  return { ...pointLine(line), ...fields };
}

/** The line takes part in the month it now has points for. */
async function ranked(point: LineRankingPoint, context: Context): Promise<LineRankingPoint> {
  const line = await findVisibleLine(point.lineId, context);
  if (line) await ensureRanked(line, point.pointTime);
  return point;
}

const points = collection<LineRankingPoint, LineRankingPointQuery, Body>({
  table: db.rankingPoints,
  scope: ofCompany,
  conditions: {
    lineId: oneOf('lineId'),
    lineName: contains('lineName'),
    companyId: oneOf('companyId'),
    companyName: contains('companyName'),
    substationId: oneOf('substationId'),
    source: oneOf('source', PointSource.$values),
    operator: contains('operator'),
    pointsBegin: atLeast('points'),
    pointsEnd: atMost('points'),
    pointTimeBegin: since('pointTime'),
    pointTimeEnd: until('pointTime'),
  },
  read,
});

const sources: CodeTable<PointSource, Text> = {
  [PointSource.deal]: { zh: '成交', en: 'Deal' },
  [PointSource.view]: { zh: '浏览', en: 'View' },
  [PointSource.call]: { zh: '通话', en: 'Call' },
  [PointSource.price]: { zh: '线价', en: 'Line price' },
  [PointSource.manual]: { zh: '人工调整', en: 'Manual adjustment' },
};
const columns: ExportColumn<LineRankingPoint>[] = [
  [{ zh: '专线', en: 'Line' }, (row) => same(row.lineName)],
  [{ zh: '公司', en: 'Company' }, (row) => same(row.companyName)],
  [{ zh: '所属分站', en: 'Sub-station' }, (row) => same(row.substationName)],
  [{ zh: '积分来源', en: 'Source' }, (row) => entryOf(sources, row.source)],
  [{ zh: '积分', en: 'Points' }, (row) => count(row.points)],
  [{ zh: '计分时间', en: 'Time' }, (row) => moment(row.pointTime)],
  [{ zh: '操作人', en: 'Operator' }, (row) => same(row.operator ?? '')],
  [{ zh: '备注', en: 'Remarks' }, (row) => same(row.remark ?? '')],
];

export const answers = crudAnswers(lineRankingPointApi, grant, {
  ...points,
  export: exportAnswer('ranking-points', columns, points.rows),
  create: async (body, context) => ranked(await points.create(body, context), context),
  update: async (body, context) => ranked(await points.update(body, context), context),
});
