import type { TodayLinePrice } from '@/api/company/today-line-price';
import { LinePriceStatus } from '@/enums';
import { seedDay } from '@/mocks/lib/clock';
import { mapInSlices } from '@/mocks/lib/slices';
import { ownCompanyId } from '@/mocks/seed/company/companies';
import { type Random, seeded, seedId } from '@/mocks/seed/draw';
import { hourMs, timeText } from './places';
import { seedMarketLines } from './lines';

const count = 4000;

type Kind = 'over' | 'days' | 'today' | 'soon';
const everyKind: Kind[] = ['days', 'soon', 'today', 'over', 'days', 'soon'];
const drawKind = (draw: Random): Kind =>
  draw.weighted([
    ['over', 34],
    ['days', 40],
    ['today', 12],
    ['soon', 14],
  ]);

/** Its time, in hours of the seed's day: over, running for days, running till this evening, from later on. */
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

/** Most are a little below what the line costs as a rule. */
function drawPrices(draw: Random, perTon: number) {
  const pricePerTon = Math.round(perTon * (0.82 + draw.next() * 0.22) * 2) / 2;
  return {
    pricePerTon,
    pricePerCubicMetre: Math.round(pricePerTon * 3.1) / 10,
    pricePerPiece: draw.chance(0.6) ? draw.whole(8, 60) + draw.pick([0, 0.5]) : null,
  };
}

/** Every seventh of those that are over was closed by hand. */
function drawClosing(draw: Random, { start, end }: { start: number; end: number }) {
  if (end > 0 || !draw.chance(0.14)) return { closeTime: null, closer: null };
  const closed = start + (end - start) * draw.next();
  return {
    closeTime: timeText(seedDay + Math.floor(closed * 60) * 60_000),
    closer: draw.pick(['平台运营', '分站经理']),
  };
}

/** The lines in the order they get their prices: first some of the company that has an account in the demo. */
async function pricedLines() {
  const lines = await seedMarketLines();
  const own = lines.filter(({ line }) => line.companyId === ownCompanyId);
  const first = own.slice(0, everyKind.length);
  const others = lines.filter(({ line }) => line.companyId !== ownCompanyId);
  // Steps of a prime number: no line comes twice, and every part of the country comes early.
  const rest = others.map((_line, index) => others[(index * 7919) % others.length]);
  return [...first, ...rest].flatMap((line) => line ?? []).slice(0, count);
}

export const seedLinePrices = seeded(2201, async (draw): Promise<TodayLinePrice[]> => {
  return mapInSlices(await pricedLines(), (found, index) => {
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
});

/** Where a price stands at a moment. */
export function priceStatus(price: TodayLinePrice, now: string): LinePriceStatus {
  const { pending, inProgress, ended } = LinePriceStatus;
  if (price.closeTime !== null || price.endTime <= now) return ended;
  return price.startTime <= now ? inProgress : pending;
}
