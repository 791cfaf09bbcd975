import type { Company } from '@/api/company/company';
import type { LineRanking } from '@/api/company/line-ranking';
import type { LineRankingPoint } from '@/api/company/line-ranking-point';
import type { LineRecommend } from '@/api/company/line-recommend';
import type { TodayLinePrice } from '@/api/company/today-line-price';
import type { LineReference, TransportLine } from '@/api/company/transport-line';
import { CompanyStatus, LinePriceStatus, PointSource } from '@/enums';
import type { CodeTable } from '@/lib/enum';
import { groupBy } from '@/lib/sets';
import { dayMs, hourMs, seedDay } from '@/mocks/lib/clock';
import { lazy, mapInSlices } from '@/mocks/lib/loading';
import { pick } from '@/mocks/lib/rows';
import { seedCompanies, ownCompanyId } from '@/mocks/seed/company/companies';
import { seedTransportLines } from '@/mocks/seed/company/transport-lines';
import { type Random, seeded, seedId, withId } from '@/mocks/seed/draw';
import { timeText } from './places';

export type MarketLine = LineReference;

const wayOf = pick('lineName', 'fromRegionId', 'fromRegionName', 'toRegionId', 'toRegionName');
const ownerOf = pick('companyName', 'substationId', 'substationName');

export const marketLine = (line: TransportLine, company: Company): MarketLine => ({
  lineId: line.id,
  ...wayOf(line),
  companyId: company.id,
  ...ownerOf(company),
});

/** The listed lines of enabled companies, with their usual price per ton. */
const seedMarketLines = lazy(async () => {
  const [lines, companies] = await Promise.all([seedTransportLines(), seedCompanies()]);
  const enabled = new Map(
    companies
      .filter(({ status }) => status === CompanyStatus.enabled)
      .map((company) => [company.id, company]),
  );
  return lines.flatMap((line) => {
    const company = line.isListed && enabled.get(line.companyId);
    return company ? [{ line: marketLine(line, company), perTon: line.pricePerTon ?? 320 }] : [];
  });
});

const count = 4000;

type Kind = 'over' | 'days' | 'today' | 'soon';
const everyKind: Kind[] = ['days', 'soon', 'today', 'over', 'days', 'soon'];
const drawKind = (draw: Random): Kind =>
  draw.weighted(['over', 34], ['days', 40], ['today', 12], ['soon', 14]);

/** Chooses the period of a price, in hours from the midnight of the seed's day. */
function drawPeriod(draw: Random, kind: Kind) {
  if (kind === 'over') {
    const end = -24 * draw.whole(0, 29) - draw.whole(0, 12);
    return { start: end - 24 * draw.whole(1, 3), end };
  }
  if (kind === 'days') return { start: -24 * draw.whole(0, 2), end: 24 * draw.whole(1, 4) };
  if (kind === 'today') return { start: draw.pick([0, 6, 8]), end: draw.pick([14, 18, 20, 22]) };
  const start = draw.pick([12, 16, 24, 30, 48]);
  return { start, end: start + 24 * draw.whole(1, 2) };
}

/** Chooses prices, most of which are a little below the usual price of the line. */
function drawPrices(draw: Random, perTon: number) {
  const pricePerTon = Math.round(perTon * (0.82 + draw.next() * 0.22) * 2) / 2;
  return {
    pricePerTon,
    pricePerCubicMetre: Math.round(pricePerTon * 3.1) / 10,
    pricePerPiece: draw.chance(0.6) ? draw.whole(8, 60) + draw.pick([0, 0.5]) : null,
  };
}

/** Chooses who has closed a price early; about every seventh ended price was closed by a user. */
function drawClosing(draw: Random, { start, end }: { start: number; end: number }) {
  if (end > 0 || !draw.chance(0.14)) return { closeTime: null, closer: null };
  const closed = start + (end - start) * draw.next();
  return {
    closeTime: timeText(seedDay + Math.floor(closed * 60) * 60_000),
    closer: draw.pick(['平台运营', '分站经理']),
  };
}

/** Returns the lines that have prices. Some lines of the demo's company come first, so that it has prices of every kind. */
async function pricedLines() {
  const lines = await seedMarketLines();
  const own = lines.filter(({ line }) => line.companyId === ownCompanyId);
  const first = own.slice(0, everyKind.length);
  const others = lines.filter(({ line }) => line.companyId !== ownCompanyId);
  // A step of a prime number visits each line once, and mixes lines from all parts of the country.
  const rest = others.map((_line, index) => others[(index * 7919) % others.length]);
  return [...first, ...rest].flatMap((line) => line ?? []).slice(0, count);
}

/** Every so many prices, two in a row are of one line: the second one follows the first, a little cheaper or dearer. */
const renewedEvery = 12;
const renewedBy = [0.88, 0.95, 1.02, 1.09, 1.16, 1.5] as const;

/** Makes a price the one that a line has today, after that of the row before it, which ended at midnight. */
function renew(price: TodayLinePrice, index: number, prices: TodayLinePrice[]): TodayLinePrice {
  const isOld = index > renewedEvery && index % renewedEvery === renewedEvery - 2;
  const isNew = index > renewedEvery && index % renewedEvery === renewedEvery - 1;
  const old = prices[index - 1];
  if (isOld) {
    const period = {
      publishTime: timeText(seedDay - 31 * hourMs),
      startTime: timeText(seedDay - 30 * hourMs),
      endTime: timeText(seedDay),
    };
    return { ...price, ...period, closeTime: null, closer: null };
  }
  if (!isNew || !old) return price;
  const { id, views, calls, concurrencyStamp } = price;
  const factor = renewedBy[Math.floor(index / renewedEvery) % renewedBy.length] ?? 1;
  const half = (amount: number) => Math.round(amount * factor * 2) / 2;
  return {
    ...old,
    id,
    views,
    calls,
    concurrencyStamp,
    publishTime: timeText(seedDay - hourMs),
    pricePerTon: half(old.pricePerTon),
    pricePerCubicMetre: half(old.pricePerCubicMetre),
    startTime: timeText(seedDay),
    endTime: timeText(seedDay + 48 * hourMs),
    closeTime: null,
    closer: null,
  };
}

export const seedLinePrices = seeded(2201, async (draw): Promise<TodayLinePrice[]> => {
  const prices = await mapInSlices(await pricedLines(), (found, index) => {
    const period = drawPeriod(draw, everyKind[index] ?? drawKind(draw));
    const views = period.start > 0 ? draw.whole(0, 20) : draw.whole(5, 900);
    return {
      id: seedId('22', index + 1),
      ...found.line,
      ...drawPrices(draw, found.perTon),
      startTime: timeText(seedDay + period.start * hourMs),
      endTime: timeText(seedDay + period.end * hourMs),
      status: LinePriceStatus.pending,
      views,
      calls: Math.floor(views * draw.next() * 0.3),
      publishTime: timeText(
        seedDay + Math.min(period.start, 0) * hourMs - draw.whole(60, 28_000) * 1000,
      ),
      ...drawClosing(draw, period),
      concurrencyStamp: draw.stamp(),
    };
  });
  return prices.map(renew);
});

export function priceStatus(price: TodayLinePrice, now: string): LinePriceStatus {
  const { pending, inProgress, ended } = LinePriceStatus;
  if (price.closeTime !== null || price.endTime <= now) return ended;
  return price.startTime <= now ? inProgress : pending;
}

const perSubstation = 6;
const texts = [
  '天天发车，直达不中转，价格透明。',
  '优质专线，全程定位，签单返还。',
  '免费上门提货，货到付款三日返款。',
  '大件、零担均可，专车直送。',
] as const;

export const seedLineRecommends = seeded(2901, async (draw): Promise<LineRecommend[]> => {
  const lines = groupBy(await seedMarketLines(), ({ line }) => line.substationId);
  return [...lines.values()]
    .flatMap((own) =>
      own
        .filter((_line, index) => index % 7 === 0)
        .slice(0, perSubstation)
        .map(({ line }, index) => ({ line, sort: index + 1 })),
    )
    .map(({ line, sort }, index) => {
      const start = seedDay + draw.whole(-60, 10) * dayMs;
      return {
        id: seedId('29', index + 1),
        ...line,
        startTime: timeText(start),
        endTime: timeText(start + draw.whole(20, 90) * dayMs),
        description: draw.pick(texts),
        sort,
        creationTime: timeText(start - draw.whole(1, 5) * dayMs),
        concurrencyStamp: draw.stamp(),
      };
    });
});

const lineCount = 520;
const pointCount = 8000;
/** How many days of points there are; those of the seed's day include future ones. */
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

/** Returns the month for which points count. */
export const periodOf = (time: string) => time.slice(0, 7);

/** Copies the fields of a line that a row of points contains. */
export const pointLine = pick(
  ...(['lineId', 'lineName', 'companyId', 'companyName'] as const),
  ...(['substationId', 'substationName'] as const),
);

/** The lines that take part in the ranking, spread evenly over all lines. */
const rankedLines = lazy(async () => {
  const lines = (await seedMarketLines()).map(({ line }) => line);
  const step = Math.max(1, Math.floor(lines.length / lineCount));
  return lines.filter((_line, index) => index % step === 0);
});

function drawPoint(draw: Random, lines: MarketLine[]): Omit<LineRankingPoint, 'id'> {
  const source = draw.weighted([deal, 22], [view, 30], [call, 28], [price, 16], [manual, 4]);
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

/** Every line has a row for each month with points. The sums and ranks are computed from the points. */
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
      ...line,
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
