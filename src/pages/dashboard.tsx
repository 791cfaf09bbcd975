import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { currentLanguage } from '@/i18n';
import { paths } from '@/paths';
import { flatten, menuRows, visible } from '@/route-tree';
import { routeRows } from '@/routes';
import { useCan } from '@/stores/app-config';
import { useSession } from '@/stores/session';
import { isAllSubstations, useSubstations } from '@/stores/substations';
import styles from './dashboard/dashboard.module.css';

/** Until which hour of the day each greeting holds. */
const greetings = [
  { until: 5, key: 'night' },
  { until: 11, key: 'morning' },
  { until: 13, key: 'noon' },
  { until: 18, key: 'afternoon' },
  { until: 24, key: 'evening' },
];

const minuteMs = 60_000;
const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs;
function everyMinute(tick: () => void) {
  const timer = setInterval(tick, minuteMs);
  return () => clearInterval(timer);
}

function useGreeting(now: Date) {
  const { t } = useTranslation();
  const name = useSession((state) => state.name);
  const key = greetings.find(({ until }) => now.getHours() < until)?.key;
  return t(`dashboard.greeting.${key}`, { name });
}

export default function Dashboard() {
  const { t } = useTranslation();
  const can = useCan();
  const { id, substationName } = useSubstations((state) => state.chosen);
  const now = new Date(useSyncExternalStore(everyMinute, thisMinute));
  const date = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'full' }).format(now);
  const scope = isAllSubstations(id) ? t('common.allSubstations') : substationName;
  // The workbench itself needs no shortcut.
  const links = flatten(menuRows(visible(routeRows, can))).filter(
    ({ path }) => path !== paths.home(),
  );
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{useGreeting(now)}</h1>
        <p>
          <time>{date}</time>
          <span>{t('dashboard.scope', { name: scope })}</span>
        </p>
      </header>
      <section aria-labelledby="shortcuts">
        <h2 id="shortcuts">{t('dashboard.shortcuts')}</h2>
        {links.length === 0 && <p>{t('dashboard.none')}</p>}
        <ul className={styles.links}>
          {links.map(({ path, parents: [group] }) => (
            <li key={path}>
              <Link to={path}>
                <strong>{t(`routes.${path}`)}</strong>
                {group && <span>{t(`routes.${group}`)}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
