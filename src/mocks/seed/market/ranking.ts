import { pick } from '@/mocks/lib/rows';
import type { LineRanking } from '@/api/company/line-ranking';
import type { LineRankingPoint } from '@/api/company/line-ranking-point';
import { PointSource } from '@/enums';
import { dayMs, seedDay } from '@/mocks/lib/clock';
import { lazy, mapInSlices } from '@/mocks/lib/loading';
import { type Random, seeded, seedId, withId } from '@/mocks/seed/draw';
import { timeText } from './places';
import { seedMarketLines, type MarketLine } from './lines';
import type { CodeTable } from '@/lib/enum';

const lineCount = 520;
const pointCount = 8000;
/** How far back points go; some of the seed's own day are yet to come. */
const days = 80;

const { deal, view, call, price, manual } = PointSource;
const gains: CodeTable<PointSource, [min: number, max: number]> = {
  [deal]: [10, 30],
  [view]: [1, 3],
  [call]: [2, 5],
  [price]: [3, 6],
  [manual]: [-20, 40],
};
const reasons = ['活动奖励', '服务投诉扣分', '参加培训', '准点率达标', '货损扣分'] as const;

/** The month a point counts for. */
export const periodOf = (time: string) => time.slice(0, 7);

/** The line as the ranking names it. */
export const rankedLine = ({ fromRegionName: _from, toRegionName: _to, ...line }: MarketLine) =>
  line;
/** The line as a point names it. */
export const pointLine = pick(
  ...(['lineId', 'lineName', 'companyId', 'companyName'] as const),
  ...(['substationId', 'substationName'] as const),
);

/** The lines that take part, from everywhere. */
const rankedLines = lazy(async () => {
  const lines = (await seedMarketLines()).map(({ line }) => line);
  const step = Math.max(1, Math.floor(lines.length / lineCount));
  return lines.filter((_line, index) => index % step === 0);
});

function drawPoint(draw: Random, lines: MarketLine[]): Omit<LineRankingPoint, 'id'> {
  const source = draw.weighted([
    [deal, 22],
    [view, 30],
    [call, 28],
    [price, 16],
    [manual, 4],
  ]);
  const line = lines[Math.floor(draw.next() ** 1.3 * lines.length)];
  if (!line) throw new Error('there are no lines');
  const [min, max] = gains[source];
  const byHand = source === manual;
  const time = timeText(seedDay + dayMs - draw.next() ** 1.2 * days * dayMs);
  return {
    ...pointLine(line),
    source,
    points: draw.whole(min, max) || 1,
    pointTime: time,
    operator: byHand ? draw.pick(['平台运营', '分站经理', '李秀英']) : null,
    remark: byHand ? draw.pick(reasons) : null,
    creationTime: time,
    concurrencyStamp: draw.stamp(),
  };
}

export const seedRankingPoints = seeded(2401, async (draw): Promise<LineRankingPoint[]> => {
  const lines = await rankedLines();
  const points = await mapInSlices({ length: pointCount }, () => drawPoint(draw, lines));
  return points.toSorted((a, b) => (a.pointTime < b.pointTime ? -1 : 1)).map(withId('24'));
});

/** One for every line and month with points; sums and places follow from the points. */
export const seedLineRankings = seeded(2301, async (draw): Promise<LineRanking[]> => {
  const [lines, points] = await Promise.all([rankedLines(), seedRankingPoints()]);
  const byId = new Map(lines.map((line) => [line.lineId, line]));
  const first = new Map(
    points.map(({ lineId, pointTime }) => {
      const period = periodOf(pointTime);
      return [`${period} ${String(lineId)}`, { period, line: byId.get(lineId) }];
    }),
  );
  return [...first.values()].flatMap(({ period, line }, index) => {
    if (!line) return [];
    const adjusted = draw.chance(0.06);
    const row: LineRanking = {
      id: seedId('23', index + 1),
      period,
      ...rankedLine(line),
      rank: 0,
      points: 0,
      adjustment: adjusted ? draw.pick([-10, -5, 5, 10, 20]) : 0,
      adjustReason: adjusted ? draw.pick(reasons) : null,
      totalPoints: 0,
      creationTime: `${period}-01T00:30:00`,
      concurrencyStamp: draw.stamp(),
    };
    return [row];
  });
});
