import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { companyApi } from '@/api/company/company';
import { goodsOrderApi } from '@/api/company/goods-order';
import type { ById, Page } from '@/api/types';
import { firstPage } from '@/config/limits';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad, type LoadResult } from '@/elements/query/use-load';
import { elapsedText } from '@/elements/text/relative-text';
import { visibleDueWork, visibleMenuWork } from '@/elements/work/waiting-work';
import { useTranslation } from '@/i18n';
import { cityRoute } from '@/lib/place-names';
import { queryString } from '@/lib/url/query-string';
import { membershipText } from '@/pages/shared/membership';
import { paths } from '@/paths';
import { Ellipsis, Row, Text } from '@/ui/layout/layout';
import { Section } from '@/ui/section';
import { useMinute, useToday } from '@/ui/use-clock';
import { cellText } from '@/values/cell-text';
import { conditionsOf, type AnyWork } from './waiting';
import styles from './dashboard.module.css';

/** The number of records shown. */
const limit = 6;

interface Line {
  address: string;
  name: string;
  about: string;
  /** How long it waits, or how long it lasts. */
  time: string;
}

interface RecordsProps<Row> {
  title: string;
  load: Omit<LoadResult<Page<Row>>, 'applySaved'>;
  lineOf: (row: Row) => Line;
}

/** The records of one kind that wait, the most urgent first. Without any there is nothing to show. */
function Records<Row extends ById>({ title, load, lineOf }: RecordsProps<Row>): ReactNode {
  if (load.data?.items.length === 0) return null;
  return (
    <Section title={title} className={styles.lines}>
      <QueryBoundary query={load} name={title}>
        {({ items }) => (
          <ul>
            {items.map((row) => {
              const { address, name, about, time } = lineOf(row);
              return (
                <Row key={row.id} as="li" gap={3} justify="between">
                  <Ellipsis shrink title={`${name} ${about}`}>
                    <Link to={address}>{name}</Link> <Text tone="secondary">{about}</Text>
                  </Ellipsis>
                  <Text digits rigid tone="secondary">
                    {time}
                  </Text>
                </Row>
              );
            })}
          </ul>
        )}
      </QueryBoundary>
    </Section>
  );
}

/** The first records of a list of work, in the order of their time. */
const firstOf = (work: AnyWork, today: number) => ({
  ...conditionsOf(work, today),
  page: firstPage,
  limit,
  sort: `${work.time} ascending`,
});

function OldestOrders({ work }: { work: AnyWork }) {
  const { t } = useTranslation();
  const now = useMinute();
  const load = useLoad(['work', goodsOrderApi.list.path, limit], (signal) =>
    goodsOrderApi.list(firstOf(work, now), { signal, quiet: true }),
  );
  return (
    <Records
      title={t('dashboard.urgent.pendingOrders')}
      load={load}
      lineOf={({ id, fromRegionName, toRegionName, goodsName, weight, creationTime }) => ({
        address: `${work.path}?${queryString({ ...conditionsOf(work, now), open: String(id) })}`,
        name: cityRoute(cellText(fromRegionName), cellText(toRegionName)),
        about: t('dashboard.urgent.goods', { goods: cellText(goodsName), weight }),
        time: elapsedText(creationTime, now),
      })}
    />
  );
}

function ExpiringCompanies({ work }: { work: AnyWork }) {
  const { t } = useTranslation();
  const now = useMinute();
  const today = useToday();
  const load = useLoad(['work', companyApi.list.path, limit], (signal) =>
    companyApi.list(firstOf(work, today), { signal, quiet: true }),
  );
  return (
    <Records
      title={t('dashboard.urgent.expiring')}
      load={load}
      lineOf={({ id, companyName, contact, expireTime }) => ({
        address: paths.companyDetails(String(id)),
        name: cellText(companyName),
        about: cellText(contact),
        time: membershipText(expireTime, now),
      })}
    />
  );
}

/** The orders that wait longest and the memberships that end first, for a user who sees no statistics of them. */
export function MostUrgent() {
  const orders = visibleMenuWork().find(({ key }) => key === 'pendingOrders');
  const companies = visibleDueWork().find(({ key }) => key === 'expiring');
  return (
    <>
      {orders && <OldestOrders work={orders} />}
      {companies && <ExpiringCompanies work={companies} />}
    </>
  );
}
