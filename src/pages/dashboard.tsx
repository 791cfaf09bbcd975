import dayjs from 'dayjs';
import { lazyPart } from '@/elements/query/load-failed';
import { useTranslation } from '@/i18n';
import { paths } from '@/paths';
import { P } from '@/policies';
import { flatten, menuRows, visible } from '@/route-tree';
import { routeRows } from '@/routes';
import { useCan } from '@/stores/app-config';
import { useSession } from '@/stores/session';
import { isAllSubstations, useSubstations } from '@/stores/substations';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { Skeleton } from '@/ui/skeleton';
import { useMinute } from '@/ui/use-clock';
import { useDayjsLocale } from '@/ui/use-dayjs-locale';
import { Jobs } from './dashboard/jobs';
import { MostUrgent, urgentWork } from './dashboard/most-urgent';
import { Links, Others } from './dashboard/others';
import { OwnCompany } from './dashboard/own-company';
import { Charts, FigureStrip, useStatistics } from './dashboard/statistics';
import { Today } from './dashboard/today';
import { WorkTiles } from './dashboard/work-tiles';
import styles from './dashboard/dashboard.module.css';

/** Only for users without statistics: the others do not load it. */
const Days = lazyPart(
  async () => (await import('./dashboard/days')).Days,
  () => <Skeleton shape="chart" />,
);

/** The hour at which each greeting ends. */
const greetings = [
  { until: 5, key: 'night' },
  { until: 11, key: 'morning' },
  { until: 13, key: 'noon' },
  { until: 18, key: 'afternoon' },
  { until: 24, key: 'evening' },
];

function useGreeting(now: Date) {
  const { t } = useTranslation();
  const name = useSession((state) => state.name);
  const key = greetings.find(({ until }) => now.getHours() < until)?.key;
  return t(`dashboard.greeting.${key}`, { name });
}

function Head() {
  const { t } = useTranslation();
  useDayjsLocale();
  const { id, substationName } = useSubstations((state) => state.chosen);
  const isCompany = useSession((state) => state.companyId !== null);
  const now = new Date(useMinute());
  // Creating an Intl formatter of dates takes 20 ms, before anything of the page is painted.
  const date = dayjs(now).format(t('dashboard.dateFormat'));
  const scope = isAllSubstations(id) ? t('common.allSubstations') : substationName;
  return (
    <Row as="header" gap={4} lineGap={1} align="baseline" wrap className={styles.head}>
      <Text as="h1" size={20} strong data-print="no">
        {useGreeting(now)}
      </Text>
      <Row as="p" gap={4} lineGap={1} align="stretch" wrap tone="secondary">
        <time>{date}</time>
        {!isCompany && <span>{t('dashboard.scope', { name: scope })}</span>}
      </Row>
    </Row>
  );
}

/** Work, figures and charts of the chosen sub-station. */
function WithStatistics() {
  const statistics = useStatistics();
  const isLoaded = statistics.load.data !== undefined || statistics.load.hasFailed;
  return (
    <>
      <WorkTiles isReady={isLoaded} />
      <FigureStrip {...statistics} />
      <Charts {...statistics} more={(charts) => <Others jobs={jobsBesideLines}>{charts}</Others>} />
    </>
  );
}

/** As many jobs as are as high as the ten lines beside them. */
const jobsBesideLines = 9;

/** As many jobs as are as high as the six records beside them. */
const jobsBesideRecords = 2;
/** The number of cards in a row. */
const cardsInRow = 3;

/** The workbench of users without statistics, who may have no page at all. */
function WithoutStatistics() {
  const { t } = useTranslation();
  const can = useCan();
  const companyId = useSession((state) => state.companyId);
  const pages = flatten(menuRows(visible(routeRows, can)));
  const hasRoom = urgentWork().length < cardsInRow;
  if (companyId === null && pages.every(({ path }) => path === paths.home())) {
    return <p>{t('dashboard.none')}</p>;
  }
  if (companyId !== null) {
    return (
      <OwnCompany companyId={companyId}>
        <Others />
      </OwnCompany>
    );
  }
  return (
    <>
      <Grid gap={3} columns={1} className={styles.top}>
        <WorkTiles isReady />
        <Today />
      </Grid>
      {/* Cards of a kind share rows: lists are not stretched to the height of charts. */}
      <Row gap={3} wrap align="stretch" className={styles.cards}>
        <MostUrgent />
        {hasRoom && <Jobs rows={jobsBesideRecords} />}
      </Row>
      <Row gap={3} wrap align="stretch" className={styles.cards}>
        <Days />
      </Row>
      <Row gap={3} wrap align="stretch" className={styles.cards}>
        {hasRoom ? <Links /> : <Others />}
      </Row>
    </>
  );
}

export default function Dashboard() {
  const can = useCan();
  return (
    <Grid gap={3} pack="start" columns={1} className={styles.page}>
      <Head />
      {can(P.statistics) ? <WithStatistics /> : <WithoutStatistics />}
    </Grid>
  );
}
