import dayjs from 'dayjs';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n';
import { paths } from '@/paths';
import { P } from '@/policies';
import { flatten, menuRows, visible } from '@/route-tree';
import { routeRows } from '@/routes';
import { useCan } from '@/stores/app-config';
import { useSession } from '@/stores/session';
import { isAllSubstations, useSubstations } from '@/stores/substations';
import { useMostVisited } from '@/stores/visits';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { useMinute } from '@/ui/use-clock';
import { Statistics } from './dashboard/statistics';
import styles from './dashboard/dashboard.module.css';

/** The number of shortcuts next to the figures of the workbench. */
const shortcutCount = 8;

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
  const { id, substationName } = useSubstations((state) => state.chosen);
  const now = new Date(useMinute());
  // Creating an Intl formatter of dates takes 20 ms, before anything of the page is painted.
  const date = dayjs(now).format(t('dashboard.dateFormat'));
  const scope = isAllSubstations(id) ? t('common.allSubstations') : substationName;
  return (
    <Row as="header" gap={4} lineGap={1} align="baseline" wrap className={styles.head}>
      <Text as="h1" size={20} strong>
        {useGreeting(now)}
      </Text>
      <Row as="p" gap={4} lineGap={1} align="stretch" wrap tone="secondary">
        <time>{date}</time>
        <span>{t('dashboard.scope', { name: scope })}</span>
      </Row>
    </Row>
  );
}

/** The first shortcuts of users without visited pages. */
const defaultShortcuts = [
  '/company/company-list',
  '/source/source-management',
  '/today-line-price/today-line-price',
  '/consultation/company-settlement-consultation',
  '/rank/line-rank-point',
  '/marketing/vote-list',
  '/marketing/carousel-management',
  '/user/user-list',
];
const rankOf = ({ path }: { path: string }) => {
  const index = defaultShortcuts.indexOf(path);
  return index < 0 ? defaultShortcuts.length : index;
};

/** The most visited pages, or all pages when there is nothing else to show. */
function Shortcuts({ max }: { max?: number }) {
  const { t } = useTranslation();
  const can = useCan();
  // The workbench is the current page and needs no shortcut.
  const pages = flatten(menuRows(visible(routeRows, can)))
    .filter(({ path }) => path !== paths.home())
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  const links = useMostVisited(pages).slice(0, max);
  const companyId = useSession((state) => state.companyId);
  return (
    <Grid as="nav" gap={2} className={styles.shortcuts} aria-labelledby="shortcuts" data-print="no">
      <h2 id="shortcuts">{t('dashboard.shortcuts')}</h2>
      {links.length === 0 && companyId === null && <p>{t('dashboard.none')}</p>}
      <Grid as="ul" gap={2} columns={2} className={styles.links}>
        {companyId !== null && (
          <li>
            <Link to={paths.companyDetails(String(companyId))}>
              <strong>{t('dashboard.ownCompany')}</strong>
              <span>{t('dashboard.ownCompanyParts')}</span>
            </Link>
          </li>
        )}
        {links.map(({ path, name, parents: [group] }) => (
          <li key={path}>
            <Link to={path}>
              <strong>{t(`routes.${name}`)}</strong>
              {group && <span>{t(`routes.${group}`)}</span>}
            </Link>
          </li>
        ))}
      </Grid>
    </Grid>
  );
}

export default function Dashboard() {
  const can = useCan();
  const withFigures = can(P.statistics);
  return (
    <Grid gap={3} pack="start" columns={1} className={styles.page}>
      {withFigures ? (
        <Statistics head={<Head />} shortcuts={<Shortcuts max={shortcutCount} />} />
      ) : (
        <>
          <Head />
          <Shortcuts />
        </>
      )}
    </Grid>
  );
}
