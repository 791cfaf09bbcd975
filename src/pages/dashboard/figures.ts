import type { DayFigures, Statistics } from '@/api/platform/statistics';
import { GoodsOrderStatus, LinePriceStatus, VoteStatus } from '@/enums';
import { listOf } from '@/lib/guards';
import { sumOf } from '@/lib/number';
import { pages, within, type Range, type Target } from './targets';

export interface Figure extends Target {
  /** Its label has the locale key `dashboard.figures.<key>`. */
  key: string;
  /** null when there is nothing to count. */
  value: number | null;
  /** A share between 0 and 1, shown in per cent. */
  isShare?: boolean;
  /** false when it counts too little to be compared with another period. */
  isComparable?: boolean;
  /** More of it is neither better nor worse. */
  isNeutral?: boolean;
  /** The number of orders on which a share is not based yet, because they are not decided. */
  undecided?: number;
  /** Counted over the range; all other figures show the current state. */
  ofRange?: boolean;
  /** The counts of the days of the range, at least of the last seven. */
  days?: number[];
}

/** The share of fewer decided orders says little: on a morning it would seem to collapse. */
const leastDecided = 20;

const sum = (counts: readonly { count: number }[]) =>
  Array.isArray(counts) ? sumOf(counts.map(({ count }) => count)) : null;

/** All figures of the workbench. */
export function figuresOf(statistics: Statistics, range: Range): Figure[] {
  const { goodsOrders, newCompanies, dealRate, linePricesInProgress, votesInProgress, smsUse } =
    statistics;
  const created = within('creationTime', range);
  const decided = listOf(goodsOrders).filter(({ status }) => status !== GoodsOrderStatus.pending);
  const undecided = listOf(goodsOrders).filter(({ status }) => status === GoodsOrderStatus.pending);
  const daysOf = (count: (day: DayFigures) => number) => listOf(statistics.days).map(count);
  return [
    {
      key: 'goodsOrders',
      ofRange: true,
      value: sum(goodsOrders),
      page: pages.orders,
      query: created,
      days: daysOf(({ pending, dealt, cancelled }) => sumOf([pending, dealt, cancelled])),
    },
    {
      key: 'dealRate',
      ofRange: true,
      isComparable: Number(sum(decided)) >= leastDecided,
      undecided: sum(undecided) ?? 0,
      value: dealRate,
      isShare: true,
      page: pages.orders,
      query: { ...created, status: GoodsOrderStatus.dealt },
    },
    {
      key: 'newCompanies',
      ofRange: true,
      value: sum(newCompanies),
      page: pages.companies,
      query: within('settledTime', range),
      days: daysOf((day) => day.newCompanies),
    },
    {
      key: 'smsUse',
      ofRange: true,
      isNeutral: true,
      value: sum(smsUse),
      page: pages.smsHistory,
      query: within('sendTime', range),
      days: daysOf(({ sms }) => sms),
    },
    {
      key: 'linePrices',
      value: linePricesInProgress,
      page: pages.prices,
      query: { status: LinePriceStatus.inProgress },
    },
    {
      key: 'votes',
      value: votesInProgress,
      page: pages.votes,
      query: { status: VoteStatus.inProgress },
    },
  ];
}
