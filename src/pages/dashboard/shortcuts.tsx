import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n';
import { paths } from '@/paths';
import { flatten, menuRows, visible } from '@/route-tree';
import { routeRows } from '@/routes';
import { useCan } from '@/stores/app-config';
import { useRecentRecords } from '@/stores/recent';
import { useMostVisited } from '@/stores/visits';
import { Grid, Text } from '@/ui/layout/layout';
import { Section } from '@/ui/section';
import styles from './dashboard.module.css';

/** The number of pages and of records. */
const maxLinks = 8;
/** A menu with more pages than this has shortcuts. */
const leastPages = 8;

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

interface LinksProps {
  links: { path: string; title: string }[];
}

const Links = ({ links }: LinksProps) => (
  <Grid as="ul" columns={2} gap={3} lineGap={0} className={styles.links}>
    {links.map(({ path, title }) => (
      <li key={path}>
        <Link to={path} className="ui-ellipsis" title={title}>
          {title}
        </Link>
      </li>
    ))}
  </Grid>
);

/** The records that the user has opened last, and the most visited pages. */
export function Shortcuts() {
  const { t } = useTranslation();
  const can = useCan();
  const records = useRecentRecords().slice(0, maxLinks);
  // The workbench is the current page and needs no shortcut.
  const pages = flatten(menuRows(visible(routeRows, can)))
    .filter(({ path }) => path !== paths.home())
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  const mostVisited = useMostVisited(pages);
  // So few pages would be a copy of the menu.
  const visited = pages.length > leastPages ? mostVisited.slice(0, maxLinks) : [];
  if (visited.length === 0 && records.length === 0) return null;
  return (
    <Section as="nav" title={t('dashboard.shortcuts')} isPrinted={false}>
      {records.length > 0 && (
        <>
          <Text as="h3" tone="muted" size={12}>
            {t('dashboard.recent')}
          </Text>
          <Links links={records} />
        </>
      )}
      {visited.length > 0 && (
        <Links links={visited.map(({ path, name }) => ({ path, title: t(`routes.${name}`) }))} />
      )}
    </Section>
  );
}
