import { lineRankingPointApi, type LineRankingPoint } from '@/api/company/line-ranking-point';
import { PointSource } from '@/enums';
import { type CodeTable, entryOf } from '@/lib/enum';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { count, exportAnswer, moment, type ExportColumn } from '@/mocks/files/files';
import { wallText } from '@/mocks/lib/clock';
import { pointLine } from '@/mocks/seed/market/ranking';
import { checks, type Check } from '@/mocks/server/checks';
import { same, type Text } from '@/mocks/server/errors';
import { crudAnswers, type Context } from '@/mocks/server/mock';
import { ofCompany } from '@/mocks/server/scope';
import { P } from '@/policies';
import { ensureRanked, findVisibleLine, readLine } from './line-ranking';

const maxPoints = 1000;

function readValue(check: Check<'source' | 'points'>) {
  const source = check.code('source', PointSource.$values);
  const min = source === PointSource.manual || !source ? -maxPoints : 1;
  const points = check.number('points', { required: true, min, max: maxPoints });
  if (points === 0) check.wrongValue('points');
  return { source, points };
}

const points = collection(lineRankingPointApi, {
  table: db.rankingPoints,
  scope: ofCompany,
  conditions: (on) => ({
    ...on.oneOf('lineId', 'companyId', 'substationId'),
    ...on.contains('lineName', 'companyName', 'operator'),
    ...on.code(PointSource.$values, 'source'),
    ...on.numbers('points'),
    ...on.times('pointTime'),
  }),
  async read(body, stored, context) {
    const check = checks(body);
    const now = wallText();
    const value = readValue(check);
    const pointTime = check.time('pointTime')?.slice(0, 19) ?? stored?.pointTime ?? now;
    if (pointTime > now) check.wrongValue('pointTime');
    const remark = check.optional('remark', { max: 200 });
    const fields = { pointTime, remark, operator: context.user.name };
    if (stored) {
      check.fixed('lineId', stored.lineId);
      return { ...stored, ...fields, ...check.done(value) };
    }
    const { line, ...given } = check.done({ line: await readLine(check, context), ...value });
    return { ...pointLine(line), ...fields, ...given };
  },
});

/** The line takes part in the month it now has points for. */
async function ranked(point: LineRankingPoint, context: Context): Promise<LineRankingPoint> {
  const line = await findVisibleLine(point.lineId, context);
  if (line) await ensureRanked(line, point.pointTime);
  return point;
}

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

export const answers = crudAnswers(
  lineRankingPointApi,
  { grant: P.lineRanking },
  {
    ...points,
    export: exportAnswer('ranking-points', columns, points.rows),
    create: async (body, context) => ranked(await points.create(body, context), context),
    update: async (body, context) => ranked(await points.update(body, context), context),
  },
);
