import dayjs from 'dayjs';
import { goodsOrderApi } from '@/api/company/goods-order';
import { todayLinePriceApi } from '@/api/company/today-line-price';
import type { Endpoint } from '@/api/endpoint';
import { companyCheckinApplyApi } from '@/api/substation/company-checkin-apply';
import type { Page, PageQuery } from '@/api/types';
import { exportPageRows, firstPage } from '@/config/limits';
import { ChartCard } from '@/elements/chart/chart-card';
import { ColumnChart } from '@/elements/chart/column-chart';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { ConnectType, LinePriceStatus } from '@/enums';
import { useTranslation } from '@/i18n';
import { isRecord } from '@/lib/guards';
import { Grid } from '@/ui/layout/layout';
import { useToday } from '@/ui/use-clock';
import { chartPerDay, dailyOrders, type CountedDay, type Daily } from './per-day';
import { rangeOfDays } from './range';
import { pages, useAddressOf, within, type Range } from './targets';
import styles from './dashboard.module.css';

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

/** Counts the newest records of a range per day. Days that they do not cover are left out. */
function countDays({ time, status, order }: Daily, page: Page<object>, range: Range): CountedDay[] {
  const records = page.items.filter(isRecord).map((record) => ({
    day: String(record[time]).slice(0, 10),
    code: record[status],
  }));
  const isComplete = page.isTotalUnknown
    ? records.length < exportPageRows
    : records.length >= page.totalCount;
  const oldest = records.at(-1)?.day ?? '';
  return Array.from({ length: dayCount }, (_unused, index) =>
    dayjs(range.begin).add(index, 'day').format('YYYY-MM-DD'),
  )
    .filter((date) => isComplete || date > oldest)
    .map((date) => {
      const ofDay = records.filter(({ day }) => day === date);
      return { date, counts: order.map((one) => ofDay.filter(({ code }) => code === one).length) };
    });
}

function DaysOf({ daily, range }: { daily: DailyList; range: Range }) {
  const { t } = useTranslation();
  const addressOf = useAddressOf();
  const { key, list, time } = daily;
  const title = t(`dashboard.charts.${key}`);
  const query = {
    ...within(time, range),
    page: firstPage,
    limit: exportPageRows,
    sort: `${time} descending`,
  };
  const load = useLoad(['days', list.path, range.begin], (signal) =>
    list(query, { signal, quiet: true }),
  );
  return (
    <QueryBoundary query={load} name={title}>
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
  return (
    <Grid gap={3} className={styles.charts}>
      {lists.map(
        (daily) =>
          addressOf(daily) !== null && <DaysOf key={daily.key} daily={daily} range={range} />,
      )}
    </Grid>
  );
}
