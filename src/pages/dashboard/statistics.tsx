import { useDeferredValue, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { statisticsApi, type Statistics as Figures } from '@/api/platform/statistics';
import { internalNavigation } from '@/elements/filter/use-conditions';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { Grid, Row } from '@/ui/layout/layout';
import { useToday } from '@/ui/use-clock';
import { Charts } from './charts';
import { FigureCards } from './figure-cards';
import { figuresOf } from './figures';
import { Jobs } from './jobs';
import { rangeByName, rangeNames, rangeOf, defaultRange, type RangeName } from './range';
import styles from './dashboard.module.css';

interface RangesProps {
  chosen: RangeName;
  onChange: (name: RangeName) => void;
  onRefresh: () => void;
}

function Ranges({ chosen, onChange, onRefresh }: RangesProps) {
  const { t } = useTranslation();
  return (
    <Row gap={4} lineGap={1} wrap className={styles.tools}>
      <h2 className="visually-hidden">{t('dashboard.statistics')}</h2>
      <fieldset aria-label={t('elements.filter.quick.title')}>
        {rangeNames.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === chosen}
            onClick={() => onChange(name)}
          >
            {t(`elements.filter.quick.${name}`)}
          </button>
        ))}
      </fieldset>
      <Button variant="text" onClick={onRefresh}>
        {t('elements.list.refresh')}
      </Button>
    </Row>
  );
}

/** Stores the range in the URL, so that it is the same after coming back. */
function useRange() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const name = rangeByName(new URLSearchParams(search).get('range'));
  const choose = (next: RangeName) =>
    void navigate(pathname + (next === defaultRange ? '' : `?range=${next}`), internalNavigation);
  return { name, choose };
}

/** Loads the figures of a range; the previous ones stay visible while it loads. */
function useFigures({ begin, end }: ReturnType<typeof rangeOf>) {
  const load = useLoad(['statistics', begin, end], (signal) =>
    statisticsApi.figures({ timeBegin: begin, timeEnd: end }, { signal }),
  );
  const [last, setLast] = useState<Figures>();
  if (load.data && load.data !== last) setLast(load.data);
  return {
    load: { ...load, data: load.data ?? (load.hasFailed ? undefined : last) },
    stale: !load.data,
  };
}

interface StatisticsProps {
  /** Stands before the ranges, on their line. */
  head: ReactNode;
  /** Stands between the figures and the charts. */
  shortcuts: ReactNode;
}

/** The figures, charts and jobs of the chosen sub-station. */
export function Statistics({ head, shortcuts }: StatisticsProps) {
  const { name, choose } = useRange();
  const range = rangeOf(name, useToday());
  const { load, stale } = useFigures(range);
  // The numbers are painted first, because drawing the charts takes longer than drawing everything above them.
  const charted = useDeferredValue(load.data);
  return (
    <>
      <Row gap={4} lineGap={1} justify="between" wrap className={styles.line}>
        {head}
        <Ranges chosen={name} onChange={choose} onRefresh={load.reload} />
      </Row>
      <Grid
        gap={3}
        pack="start"
        className={styles.body}
        data-part="figures"
        aria-busy={stale && !load.hasFailed}
      >
        <QueryBoundary query={load}>
          {(statistics) => <FigureCards figures={figuresOf(statistics, range)} range={range} />}
        </QueryBoundary>
      </Grid>
      {shortcuts}
      <Grid gap={3} pack="start" className={styles.body} aria-busy={stale && !load.hasFailed}>
        {charted && !load.hasFailed && <Charts statistics={charted} aside={<Jobs />} />}
      </Grid>
    </>
  );
}
