import type { CSSProperties } from 'react';
import {
  consumerCompanyApi,
  type ConsumerMonth,
  type ConsumerRoute,
  type ConsumerStatistics,
} from '@/api/company/consumer-company';
import type { ById, Id } from '@/api/types';
import { DetailView } from '@/elements/details/detail-view';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { RecordList } from '@/elements/table/record-list';
import { useTranslation } from '@/i18n';
import type { Column } from '@/schema/column';
import { Grid, Text } from '@/ui/layout/layout';
import styles from './user-details.module.css';

const name = 'user.figures';
const percent = 100;

const columns: Column<ConsumerStatistics>[] = [
  { key: 'orderCount', type: 'number' },
  { key: 'pendingCount', type: 'number' },
  { key: 'dealCount', type: 'number' },
  { key: 'cancelCount', type: 'number' },
  {
    key: 'dealRate',
    format: (value) => (typeof value === 'number' ? `${Math.round(value * percent)}%` : ''),
  },
  { key: 'weight', type: 'number' },
  { key: 'volume', type: 'number' },
  { key: 'firstOrderTime', type: 'dateTime' },
  { key: 'lastOrderTime', type: 'dateTime' },
];
const routeColumns: Column<ConsumerRoute & ById>[] = [
  { key: 'fromRegionName', width: 208 },
  { key: 'toRegionName', width: 208 },
  { key: 'orders', type: 'number' },
];

/** One bar per month for the orders; a part of it is the completed ones. */
function Months({ months }: { months: ConsumerMonth[] }) {
  const { t } = useTranslation();
  const maxOrders = Math.max(1, ...months.map(({ orders }) => orders));
  const width = (count: number): CSSProperties => ({ width: `${(count / maxOrders) * percent}%` });
  return (
    <table className={`ui-table ${styles.months}`}>
      <caption>{t(`${name}.months`)}</caption>
      <Text as="thead" tone="secondary">
        <tr>
          <th scope="col" colSpan={2}>
            {t(`${name}.month`)}
          </th>
          <th scope="col">{t(`${name}.fields.orders`)}</th>
          <th scope="col">{t(`${name}.deals`)}</th>
        </tr>
      </Text>
      <tbody>
        {months.map(({ month, orders, deals }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            <td aria-hidden="true">
              <span style={width(orders)}>
                <span style={{ width: orders ? `${(deals / orders) * percent}%` : 0 }} />
              </span>
            </td>
            <td>{orders}</td>
            <td>{deals}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The number of goods orders of a customer, by month and by route. */
export function ConsumerFigures({ id }: { id: Id }) {
  const { t } = useTranslation();
  const load = useLoad(['consumer-statistics', id], (signal) =>
    consumerCompanyApi.statistics({ id }, { signal }),
  );
  return (
    <QueryBoundary query={load}>
      {(figures) => (
        <Grid gap={6} above={2}>
          <DetailView name={name} columns={columns} row={figures} perLine={5} />
          <Grid gap={6} align="start" className={styles.columns}>
            <Months months={figures.months} />
            <section>
              <h2>{t(`${name}.routes`)}</h2>
              <RecordList
                name={name}
                columns={routeColumns}
                rows={figures.routes.map((route, index) => ({ ...route, id: index }))}
              />
            </section>
          </Grid>
        </Grid>
      )}
    </QueryBoundary>
  );
}
