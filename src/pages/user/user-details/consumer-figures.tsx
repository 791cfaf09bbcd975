import {
  consumerCompanyApi,
  type ConsumerMonth,
  type ConsumerRoute,
  type ConsumerStatistics,
} from '@/api/company/consumer-company';
import type { ById, Id } from '@/api/types';
import { ChartCard } from '@/elements/chart/chart-card';
import type { ChartData } from '@/elements/chart/chart-data';
import { ColumnChart } from '@/elements/chart/column-chart';
import { DetailView } from '@/elements/details/detail-view';
import { Figures } from '@/elements/details/figures';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { RecordList } from '@/elements/table/record-list';
import { GoodsOrderStatus } from '@/enums';
import { currentLanguage, t, useTranslation } from '@/i18n';
import { shareFormat } from '@/lib/number';
import type { Column } from '@/schema/column';
import { Grid } from '@/ui/layout/layout';
import { Section } from '@/ui/section';
import styles from './user-details.module.css';

const name = 'user.figures';

const counts: Column<ConsumerStatistics>[] = [
  { key: 'orderCount', type: 'number' },
  { key: 'pendingCount', type: 'number' },
  { key: 'dealCount', type: 'number' },
  { key: 'cancelCount', type: 'number' },
  {
    key: 'dealRate',
    format: (value) => shareFormat(currentLanguage()).format(value),
  },
  { key: 'weight', type: 'number' },
  { key: 'volume', type: 'number' },
];
const times: Column<ConsumerStatistics>[] = [
  { key: 'firstOrderTime', type: 'dateTime' },
  { key: 'lastOrderTime', type: 'dateTime' },
];
const routeColumns: Column<ConsumerRoute & ById>[] = [
  { key: 'fromRegionName', width: 208 },
  { key: 'toRegionName', width: 208 },
  { key: 'orders', type: 'number', bar: true },
];

/** The orders of each month, and how many of them led to a deal. */
const monthsOf = (months: ConsumerMonth[]): ChartData => ({
  rowLabel: t(`${name}.month`),
  series: [
    {
      key: 'deals',
      label: t(`${name}.deals`),
      tone: GoodsOrderStatus.$tone(GoodsOrderStatus.dealt) ?? 'primary',
    },
    { key: 'others', label: t(`${name}.others`), tone: 'pale' },
  ],
  rows: months.map(({ month, orders, deals }) => ({
    key: month,
    label: month,
    values: [deals, orders - deals],
  })),
});

/** The number of goods orders of a customer, by month and by route. */
export function ConsumerFigures({ id }: { id: Id }) {
  useTranslation();
  const load = useLoad(['consumer-statistics', id], (signal) =>
    consumerCompanyApi.statistics({ id }, { signal }),
  );
  return (
    <QueryBoundary query={load} name={t('user.details.tabs.figures')} shape="figures">
      {(figures) => (
        <Grid gap={2} columns={1}>
          <Grid gap={3} panel padding={4}>
            <Figures name={name} columns={counts} row={figures} />
            <DetailView name={name} columns={times} row={figures} />
          </Grid>
          <Grid gap={2} className={styles.columns}>
            <ChartCard
              title={t(`${name}.months`)}
              data={monthsOf(figures.months)}
              Chart={ColumnChart}
            />
            <Section title={t(`${name}.routes`)}>
              <RecordList
                name={name}
                record={t(`${name}.route`)}
                columns={routeColumns}
                rows={figures.routes.map((route, index) => ({ ...route, id: index }))}
              />
            </Section>
          </Grid>
        </Grid>
      )}
    </QueryBoundary>
  );
}
