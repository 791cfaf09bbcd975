import { companyApi } from '@/api/company/company';
import { goodsOrderApi } from '@/api/company/goods-order';
import type { Endpoint } from '@/api/endpoint';
import { companyCheckinApplyApi } from '@/api/substation/company-checkin-apply';
import type { Page, PageQuery } from '@/api/types';
import { firstPage } from '@/config/limits';
import { asQuery } from '@/elements/query/as-query';
import { useLoad } from '@/elements/query/use-load';
import { elapsedText } from '@/elements/text/relative-text';
import { visibleDueWork, visibleMenuWork } from '@/elements/work/waiting-work';
import { useTranslation } from '@/i18n';
import { cityRoute } from '@/lib/place-names';
import { queryString } from '@/lib/url/query-string';
import { membershipText } from '@/pages/shared/membership';
import { paths } from '@/paths';
import { queueParameter } from '@/stores/tabs';
import { useMinute, useToday } from '@/ui/use-clock';
import { cellText } from '@/values/cell-text';
import { Records } from './records';
import { conditionsOf, mostUrgentFirst, type AnyWork } from './waiting';

/** The number of records shown. */
const limit = 6;

/** The list of all of them. */
const listOfAll = (work: AnyWork, today: number) =>
  `${work.path}?${queryString({ ...conditionsOf(work, today), sort: mostUrgentFirst(work) })}`;

/** The first records of a list of work, in the order of their time. */
const firstOf = (work: AnyWork, today: number) => ({
  ...conditionsOf(work, today),
  page: firstPage,
  limit,
  sort: mostUrgentFirst(work),
});

/** Loads the first records of a list of work. */
const useFirst = <Row, Query extends PageQuery>(
  list: Endpoint<Query, Page<Row>>,
  work: AnyWork,
  today: number,
) =>
  useLoad(['work', list.path, limit], (signal) =>
    list(asQuery<Query>(firstOf(work, today)), { signal, quiet: true }),
  );

function OldestOrders({ work }: { work: AnyWork }) {
  const { t } = useTranslation();
  const now = useMinute();
  const load = useFirst(goodsOrderApi.list, work, now);
  return (
    <Records
      title={t('dashboard.urgent.pendingOrders')}
      load={load}
      address={listOfAll(work, now)}
      lineOf={({ id, fromRegionName, toRegionName, goodsName, weight, creationTime }) => ({
        address: `${work.path}?${queryString({ ...conditionsOf(work, now), open: String(id) })}`,
        name: cityRoute(cellText(fromRegionName), cellText(toRegionName)),
        about: t('dashboard.urgent.goods', { goods: cellText(goodsName), weight }),
        time: elapsedText(creationTime, now),
      })}
    />
  );
}

function OldestApplicants({ work }: { work: AnyWork }) {
  const { t } = useTranslation();
  const now = useMinute();
  const load = useFirst(companyCheckinApplyApi.list, work, now);
  return (
    <Records
      title={t('dashboard.urgent.settlement')}
      load={load}
      address={listOfAll(work, now)}
      lineOf={({ id, companyName, applicant, creationTime }) => ({
        address: `${work.path}?${queryString({ ...conditionsOf(work, now), sort: mostUrgentFirst(work), [queueParameter]: String(id) })}`,
        name: cellText(companyName),
        about: cellText(applicant),
        time: elapsedText(creationTime, now),
      })}
    />
  );
}

function ExpiringCompanies({ work }: { work: AnyWork }) {
  const { t } = useTranslation();
  const now = useMinute();
  const today = useToday();
  const load = useFirst(companyApi.list, work, today);
  return (
    <Records
      title={t('dashboard.urgent.expiring')}
      load={load}
      address={listOfAll(work, today)}
      lineOf={({ id, companyName, contact, expireTime }) => ({
        address: paths.companyDetails(String(id)),
        name: cellText(companyName),
        about: cellText(contact),
        time: membershipText(expireTime, now),
      })}
    />
  );
}

const cards = [
  { key: 'pendingOrders', Card: OldestOrders },
  { key: 'settlement', Card: OldestApplicants },
  { key: 'expiring', Card: ExpiringCompanies },
] as const;

/** The work on pages that the user may open, of which the workbench shows the first records. */
export function urgentWork() {
  const works: AnyWork[] = [...visibleMenuWork(), ...visibleDueWork()];
  return cards.flatMap(({ key, Card }) => {
    const work = works.find((one) => one.key === key);
    return work ? [{ work, Card }] : [];
  });
}

/** The orders and applicants that wait longest and the memberships that end first, for a user who sees no statistics of them. */
export const MostUrgent = () =>
  urgentWork().map(({ work, Card }) => <Card key={work.key} work={work} />);
