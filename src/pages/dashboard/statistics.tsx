import { useDeferredValue, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { statisticsApi, type Statistics as Figures } from '@/api/platform/statistics';
import { internalNavigation } from '@/elements/filter/use-address';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad, type LoadResult } from '@/elements/query/use-load';
import { useTranslation } from '@/i18n';
import { listOf } from '@/lib/guards';
import { Button } from '@/ui/button';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { Skeleton } from '@/ui/skeleton';
import { NativeSelect } from '@/ui/text-input';
import { useToday } from '@/ui/use-clock';
import { DashboardChart } from './charts';
import { FigureCards } from './figure-cards';
import { figuresOf } from './figures';
import { rangeByName, rangeNames, rangeOf, defaultRange, type RangeName } from './range';
import { useSeesSmsAccounts } from './sms-accounts';
import { useAddressOf, type Range } from './targets';
import styles from './dashboard.module.css';

/** Stores the range in the URL, so that it is the same after coming back. */
function useRange() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const name = rangeByName(new URLSearchParams(search).get('range'));
  const choose = (next: RangeName) =>
    void navigate(pathname + (next === defaultRange ? '' : `?range=${next}`), internalNavigation);
  return { name, choose };
}

interface StatisticsState {
  range: Range;
  name: RangeName;
  choose: (name: RangeName) => void;
  load: LoadResult<Figures>;
  /** The figures are those of another range, while those of the chosen one load. */
  isStale: boolean;
}

/** Loads the figures of the chosen range; the previous ones stay visible while it loads. */
export function useStatistics(): StatisticsState {
  const { name, choose } = useRange();
  const range = rangeOf(name, useToday());
  const load = useLoad(['statistics', range.begin, range.end], (signal) =>
    statisticsApi.figures({ timeBegin: range.begin, timeEnd: range.end }, { signal }),
  );
  const [last, setLast] = useState<Figures>();
  if (load.data && load.data !== last) setLast(load.data);
  const data = load.data ?? (load.hasFailed ? undefined : last);
  return { range, name, choose, load: { ...load, data }, isStale: !load.data && !load.hasFailed };
}

/** The figures of the chosen range, which a select changes. */
export function FigureStrip({ range, name, choose, load, isStale }: StatisticsState) {
  const { t } = useTranslation();
  return (
    <Grid as="section" gap={2} columns={1} aria-labelledby="figures">
      <Row gap={2} justify="between">
        <Text as="h2" strong id="figures" className="visually-hidden">
          {t('dashboard.statistics')}
        </Text>
        <NativeSelect
          aria-label={t('elements.filter.quick.title')}
          value={name}
          onChange={({ target }) => choose(rangeByName(target.value))}
        >
          {rangeNames.map((one) => (
            <option key={one} value={one}>
              {t(`elements.filter.quick.${one}`)}
            </option>
          ))}
        </NativeSelect>
        <Button variant="text" onClick={load.reload}>
          {t('elements.list.refresh')}
        </Button>
      </Row>
      <div className={styles.strip} aria-busy={isStale}>
        <QueryBoundary query={load} name={t('dashboard.statistics')} shape="figures">
          {(statistics) => <FigureCards figures={figuresOf(statistics, range)} range={range} />}
        </QueryBoundary>
      </div>
    </Grid>
  );
}

interface ChartsProps extends StatisticsState {
  /** Draws cards that follow the first charts, the last of them with low charts below. */
  more: (charts?: ReactNode) => ReactNode;
}

/** The charts of the workbench. */
export function Charts({ range, load, isStale, more }: ChartsProps) {
  const addressOf = useAddressOf();
  const seesAccounts = useSeesSmsAccounts();
  // The numbers are painted first, because drawing the charts takes longer than drawing everything above them.
  const statistics = useDeferredValue(load.data);
  if (load.hasFailed) {
    return (
      <Row gap={3} wrap align="stretch" className={styles.cards}>
        {more()}
      </Row>
    );
  }
  if (!statistics) return <Skeleton shape="charts" />;
  const context = { statistics, range, addressOf };
  const companies = <DashboardChart name="companies" {...context} />;
  const sms = <DashboardChart name="sms" {...context} />;
  return (
    <Row gap={3} wrap align="stretch" className={styles.cards} aria-busy={isStale}>
      <Grid className={styles.large}>
        <DashboardChart name="orders" {...context} />
      </Grid>
      {/* The chosen sub-station alone has nothing to be compared with. */}
      {listOf(statistics.lowestDealRates).length > 1 && (
        <DashboardChart name="deals" {...context} />
      )}
      <DashboardChart name="lines" {...context} />
      {/* They take the place of the accounts of a user who sees none. */}
      {more(
        !seesAccounts && (
          <>
            {companies}
            {sms}
          </>
        ),
      )}
      {seesAccounts && (
        <>
          <Grid className={styles.large}>{companies}</Grid>
          {sms}
        </>
      )}
    </Row>
  );
}
