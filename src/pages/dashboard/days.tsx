import { goodsOrderApi } from '@/api/company/goods-order';
import { todayLinePriceApi } from '@/api/company/today-line-price';
import type { Endpoint } from '@/api/endpoint';
import { companyCheckinApplyApi } from '@/api/substation/company-checkin-apply';
import type { Page, PageQuery } from '@/api/types';
import { ChartCard } from '@/elements/chart/chart-card';
import { ColumnChart } from '@/elements/chart/column-chart';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { ConnectType, LinePriceStatus } from '@/enums';
import { useTranslation } from '@/i18n';
import { newestBy, rangeOfDays, recordsPerDay } from '@/pages/shared/records-per-day';
import { useToday } from '@/ui/use-clock';
import { chartPerDay, dailyOrders, type CountedDay, type Daily } from './per-day';
import { pages, useAddressOf, within, type Range } from './targets';

interface DailyList extends Daily {
  /** Its title has the locale key `dashboard.charts.<key>`. */
  key: string;
  list: Endpoint<PageQuery, Page<object>>;
}

const lists: readonly DailyList[] = [
  { ...dailyOrders, key: 'orders', list: goodsOrderApi.list },
  {
    key: 'settlement',
    page: pages.settlement,
    list: companyCheckinApplyApi.list,
    time: 'creationTime',
    status: 'connectType',
    codes: ConnectType,
    order: [ConnectType.reached, ConnectType.notReached, ConnectType.noFeedback],
  },
  {
    key: 'prices',
    page: pages.prices,
    list: todayLinePriceApi.list,
    time: 'publishTime',
    status: 'status',
    codes: LinePriceStatus,
    order: [LinePriceStatus.ended, LinePriceStatus.inProgress, LinePriceStatus.pending],
  },
];

const dayCount = 14;

function countDays({ time, status, order }: Daily, page: Page<object>, range: Range): CountedDay[] {
  return recordsPerDay(page, time, range).map(({ date, records }) => ({
    date,
    counts: order.map((code) => records.filter((record) => record[status] === code).length),
  }));
}

function DaysOf({ daily, range }: { daily: DailyList; range: Range }) {
  const { t } = useTranslation();
  const addressOf = useAddressOf();
  const { key, list, time } = daily;
  const title = t(`dashboard.charts.${key}`);
  const query = { ...within(time, range), ...newestBy(time) };
  const load = useLoad(['days', list.path, range.begin], (signal) =>
    list(query, { signal, quiet: true }),
  );
  return (
    <QueryBoundary query={load} name={title} shape="chart">
      {(page) => (
        <ChartCard
          title={title}
          data={chartPerDay(daily, countDays(daily, page, range), range, addressOf)}
          Chart={ColumnChart}
        />
      )}
    </QueryBoundary>
  );
}

/** What has come on each of the last days, on the pages of a user who sees no statistics. */
export function Days() {
  const addressOf = useAddressOf();
  const range = rangeOfDays(dayCount, useToday());
  return lists.map(
    (daily) => addressOf(daily) !== null && <DaysOf key={daily.key} daily={daily} range={range} />,
  );
}
