import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ById } from '@/api/types';
import { conditionsOf } from '@/crud/layouts/source/conditions';
import { LayoutBox } from '@/crud/layouts/source/layout-box';
import { LoadStatus } from '@/crud/layouts/source/load-status';
import { useSource } from '@/crud/layouts/source/use-source';
import { useAddressParam } from '@/elements/filter/use-address-param';
import { LoadFailed } from '@/elements/query/load-failed';
import { useTranslation } from '@/i18n';
import { lineArrow } from '@/lib/place-names';
import { dayMs, formatDate, toDate } from '@/lib/time';
import { queryString } from '@/lib/url/query-string';
import type { BoardLayout, LayoutProps } from '@/schema/layout';
import { useCan } from '@/stores/app-config';
import { useRegions } from '@/stores/regions';
import { useScopeKey } from '@/stores/scope';
import { Grid, Text } from '@/ui/layout/layout';
import { Skeleton } from '@/ui/skeleton';
import { useIsMobile } from '@/ui/use-media';
import type { Gap } from './board';
import { BoardBar } from './board-bar';
import { BoardCards } from './board-cards';
import { BoardGrid } from './board-grid';
import { Changes, Gaps } from './board-lists';
import { BoardOffers } from './board-offers';
import { composeBoard, type ComposedBoard } from './compose-board';
import { useCompared } from './use-compared';
import styles from './board.module.css';

interface Route {
  /** Undefined for all starts. */
  from?: string;
  /** A city or a province. */
  to: string;
}

/** The moment of a day at the time of day at which the rows were loaded. */
function momentOf(day: string | null, loadedAt: number) {
  const today = toDate(`${formatDate(loadedAt)}T00:00:00`)?.getTime() ?? loadedAt;
  const start = day ? toDate(`${day}T00:00:00`)?.getTime() : today;
  return (start ?? today) + loadedAt - today;
}

/** The rows of the offers at the moment, by their places as the board lists them. */
function sheetRows<Row>({ current, rows }: ComposedBoard<Row>): Row[] {
  const places = new Map(rows.map(({ key }, index) => [key, index]));
  const placeOf = (key: string) => places.get(key) ?? rows.length;
  return current
    .toSorted((a, b) => placeOf(a.from) - placeOf(b.from) || Number(a.to) - Number(b.to))
    .map(({ row }) => row);
}

interface BoardViewProps<Row> extends LayoutProps<Row> {
  layout: BoardLayout<Row>;
}

/** What is offered between places at a moment, what changed since the day before, and where nothing is offered. */
export function BoardView<Row extends ById>(props: BoardViewProps<Row>) {
  const { layout, call, list, actions, sheet } = props;
  const { t } = useTranslation();
  const can = useCan();
  const scope = useScopeKey();
  const isMobile = useIsMobile();
  const { pathname } = useLocation();
  const { tree, failed: hasNoRegions, retry } = useRegions();
  const [chosen, chooseValue] = useAddressParam('unit');
  const [day, chooseDay] = useAddressParam('day');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [route, setRoute] = useState<Route>();
  const value = layout.values.find((key) => key === chosen) ?? layout.values[0];
  const [end] = layout.ends;

  const query = { ...conditionsOf(list.query), sort: `${end} descending` };
  const prices = useSource<Row>({
    call,
    query,
    // Those that had ended a day before the moment come last.
    isPast: (row) =>
      (toDate(row[end])?.getTime() ?? 0) <= Math.min(momentOf(day, Date.now()), Date.now()) - dayMs,
    version: JSON.stringify([scope, query, day, list.updatedAt]),
  });
  const sourceOf = (key: string) => layout.sources.find((source) => source.key === key);
  const lines = useCompared({ source: sourceOf('lines'), query: list.query, scope });
  const orders = useCompared({ source: sourceOf('orders'), query: list.query, scope });

  const { loaded } = prices;
  const at = momentOf(day, loaded?.time ?? 0);
  const composed = useMemo(
    () =>
      tree &&
      loaded &&
      value &&
      composeBoard({
        tree,
        layout,
        value,
        at,
        opened,
        before: at - dayMs,
        rows: loaded.rows,
        lines: lines.loaded?.rows ?? [],
        orders: orders.loaded?.rows ?? [],
      }),
    [tree, layout, value, at, opened, loaded, lines.loaded, orders.loaded],
  );
  if (hasNoRegions) return <LoadFailed onRetry={retry} />;
  if (!value) return null;

  const unitText = (key: string) => t(`units.${key}`);
  const unit = unitText(value);
  const nameOf = (key: string) => composed?.nameOf(key) ?? '';
  const pathOf = (path: string, { from, to }: Gap, other: object) =>
    `${path}?${queryString({
      ...other,
      fromRegionId: from,
      toRegionId: to,
      'name.fromRegionId': nameOf(from),
      'name.toRegionId': nameOf(to),
    })}`;
  // A sheet says what is offered now, under the conditions in force: not what another day or the last conditions gave.
  const isCurrent = day === null && prices.state.phase === 'done';
  const ordersSource = sourceOf('orders');
  const ordersOf = (gap: Gap) =>
    ordersSource?.page && can(ordersSource.policy)
      ? pathOf(ordersSource.page, gap, { ...ordersSource.query })
      : null;
  const open = (from: string | undefined, to: string) => setRoute({ from, to });
  const toggle = (key: string) =>
    setOpened((before) =>
      before.has(key)
        ? new Set([...before].filter((one) => one !== key))
        : new Set([...before, key]),
    );
  const routeText = ({ from, to }: Route) =>
    (from === undefined ? t('layouts.board.all') : nameOf(from)) + lineArrow + nameOf(to);
  const offersOf = ({ from, to }: Route) =>
    composed?.current.filter(
      (offer) =>
        (from === undefined || offer.from === from) &&
        (offer.to === to || composed.provinceOf(offer.to) === to),
    ) ?? [];

  return (
    <LayoutBox title={t('layouts.board.title')}>
      <BoardBar
        units={layout.values.map((key) => ({ value: key, text: unitText(key) }))}
        {...{ value, at, day, chooseDay }}
        onUnit={chooseValue}
        isLoaded={composed !== undefined}
      >
        {isCurrent &&
          composed &&
          composed.current.length > 0 &&
          sheet?.(sheetRows(composed), value)}
      </BoardBar>
      <LoadStatus
        state={prices.state}
        texts={{
          running: t('layouts.board.loading', { rows: prices.state.rows.length }),
          stopped: t('layouts.board.stopped'),
          tooMany: t('layouts.board.tooMany'),
          failed: (reason) => t('layouts.board.failed', { reason }),
        }}
        onRun={prices.run}
        onStop={prices.stop}
      />
      {!composed && prices.state.phase === 'running' && <Skeleton shape="lines" />}
      {composed && composed.columns.length === 0 && (
        <Text as="p" tone="secondary">
          {t('layouts.board.empty', { unit })}
        </Text>
      )}
      {composed && composed.columns.length > 0 && (
        <>
          {isMobile ? (
            <BoardCards composed={composed} unit={unit} onOpen={open} />
          ) : (
            <BoardGrid composed={composed} unit={unit} onOpen={open} onProvince={toggle} />
          )}
          <Text as="p" size={12} tone="secondary">
            {t('layouts.board.legend')}
          </Text>
        </>
      )}
      {composed && (
        <Grid gap={4} align="start" pack="start" className={styles.lists}>
          <Changes changes={composed.changes} nameOf={nameOf} onOpen={open} />
          <div>
            {[lines, orders].map(({ state, texts, run, stop }, index) => (
              <LoadStatus key={index} state={state} texts={texts} onRun={run} onStop={stop} />
            ))}
            <Gaps
              gaps={composed.gaps}
              nameOf={nameOf}
              ordersOf={ordersOf}
              pricesOf={(gap) => pathOf(pathname, gap, { view: 'table' })}
              notes={[lines.note, orders.note].flatMap((note) => note ?? [])}
            />
          </div>
        </Grid>
      )}
      {route && (
        <BoardOffers
          title={t('layouts.board.offers', { route: routeText(route), unit })}
          offers={offersOf(route)}
          layout={layout}
          actions={actions}
          onClose={() => setRoute(undefined)}
        />
      )}
    </LayoutBox>
  );
}
