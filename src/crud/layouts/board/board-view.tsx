import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ById } from '@/api/types';
import { Gaps } from '@/crud/layouts/routes/gaps';
import type { Gap } from '@/crud/layouts/routes/journeys';
import { routePath } from '@/crud/layouts/routes/route-path';
import { RouteTableView } from '@/crud/layouts/routes/route-table-view';
import { useCompared } from '@/crud/layouts/routes/use-compared';
import { useOpened } from '@/crud/layouts/routes/use-opened';
import { WorkLists } from '@/crud/layouts/routes/work-list';
import { conditionsOf } from '@/crud/layouts/source/conditions';
import { LayoutBox } from '@/crud/layouts/source/layout-box';
import { LoadStatus } from '@/crud/layouts/source/load-status';
import { LoadedLayout } from '@/crud/layouts/source/loaded-layout';
import { useAddressDay } from '@/crud/layouts/source/use-address-day';
import { useSource } from '@/crud/layouts/source/use-source';
import { useAddressParam } from '@/elements/filter/use-address';
import { LoadFailed } from '@/elements/query/load-failed';
import { useTranslation } from '@/i18n';
import { lineArrow } from '@/lib/place-names';
import { dayMs, formatDate, toDate } from '@/lib/time';
import { queryString } from '@/lib/url/query-string';
import type { BoardLayout, LayoutProps } from '@/schema/layout';
import { useCan } from '@/stores/app-config';
import { useRegions } from '@/stores/regions';
import { useScopeKey } from '@/stores/scope';
import { BoardBar } from './board-bar';
import { cardCells, gridCells } from './board-cells';
import { BoardOffers } from './board-offers';
import { Changes } from './changes';
import { composeBoard, type ComposedBoard } from './compose-board';

interface OpenRoute {
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

/** The rows of offers, by their places as the board lists them. */
function sheetRows<Row>(
  offers: ComposedBoard<Row>['current'],
  { rows }: ComposedBoard<Row>,
): Row[] {
  const places = new Map(rows.map(({ key }, index) => [key, index]));
  const placeOf = (key: string) => places.get(key) ?? rows.length;
  return offers
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
  const { pathname } = useLocation();
  const { tree, failed: hasNoRegions, retry } = useRegions();
  const [chosen, chooseValue] = useAddressParam('unit');
  const [day, chooseDay] = useAddressDay();
  const [opened, toggle] = useOpened();
  const [route, setRoute] = useState<OpenRoute>();
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
  const pathOf = (path: string, gap: Gap, others: object) =>
    routePath(path, gap, nameOf, new URLSearchParams(queryString(others)));
  // A sheet says what is offered now, under the conditions in force: not what another day or the last conditions gave.
  const isCurrent = day === null && prices.state.phase === 'done';
  const sheetOf = (offers: ComposedBoard<Row>['current'], isPart?: boolean) =>
    isCurrent &&
    composed &&
    offers.length > 0 &&
    sheet?.(sheetRows(offers, composed), value, isPart);
  const ordersSource = sourceOf('orders');
  const ordersOf = (gap: Gap) =>
    ordersSource?.page && can(ordersSource.policy)
      ? pathOf(ordersSource.page, gap, { ...ordersSource.query })
      : null;
  const open = (from: string | undefined, to: string) => setRoute({ from, to });
  const routeText = ({ from, to }: OpenRoute) =>
    (from === undefined ? t('layouts.routes.all') : nameOf(from)) + lineArrow + nameOf(to);
  const offersOf = ({ from, to }: OpenRoute) =>
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
        {composed && sheetOf(composed.current)}
      </BoardBar>
      <LoadedLayout
        name="board"
        source={prices}
        isLoaded={composed !== undefined}
        empty={composed?.columns.length === 0 ? t('layouts.board.empty', { unit }) : undefined}
      >
        {composed && (
          <RouteTableView
            title={t('layouts.board.title')}
            legend={t('layouts.board.legend')}
            gridLegend={t('layouts.board.gridLegend')}
            table={composed}
            gridCell={gridCells(composed.board, unit)}
            cardCell={cardCells(composed.board, unit)}
            onOpen={open}
            onProvince={toggle}
          />
        )}
      </LoadedLayout>
      {composed && (
        <WorkLists>
          <Changes
            changes={composed.changes}
            isToday={day === null}
            nameOf={nameOf}
            onOpen={open}
          />
          <div>
            {[lines, orders].map(({ state, texts, run, stop }, index) => (
              <LoadStatus key={index} state={state} texts={texts} onRun={run} onStop={stop} />
            ))}
            {lines.isKnown && orders.isKnown && (
              <Gaps
                title={t('layouts.board.gaps')}
                empty={t('layouts.board.noGaps')}
                gaps={composed.gaps}
                nameOf={nameOf}
                stateOf={({ lines: count, companies }) =>
                  count > 0
                    ? t('layouts.board.gapLines', { count, companies })
                    : t('layouts.board.gapNoLine')
                }
                ordersOf={ordersOf}
                pricesOf={(gap) => pathOf(pathname, gap, { view: 'table' })}
                notes={[lines.note, orders.note].flatMap((note) => note ?? [])}
              />
            )}
          </div>
        </WorkLists>
      )}
      {route && (
        <BoardOffers
          title={t('layouts.board.offers', { route: routeText(route), unit })}
          offers={offersOf(route)}
          sheet={sheetOf(offersOf(route), true)}
          layout={layout}
          actions={actions}
          onClose={() => setRoute(undefined)}
        />
      )}
    </LayoutBox>
  );
}
