import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Id } from '@/api/types';
import { Gaps } from '@/crud/layouts/routes/gaps';
import type { Route } from '@/crud/layouts/routes/journeys';
import { routePath } from '@/crud/layouts/routes/route-path';
import { RouteTableView } from '@/crud/layouts/routes/route-table-view';
import { useCompared } from '@/crud/layouts/routes/use-compared';
import { useOpened } from '@/crud/layouts/routes/use-opened';
import { WorkLists } from '@/crud/layouts/routes/work-list';
import { conditionsOf } from '@/crud/layouts/source/conditions';
import { LayoutBox } from '@/crud/layouts/source/layout-box';
import { LoadStatus } from '@/crud/layouts/source/load-status';
import { LoadedLayout } from '@/crud/layouts/source/loaded-layout';
import { useSource } from '@/crud/layouts/source/use-source';
import { LoadFailed } from '@/elements/query/load-failed';
import { useTranslation } from '@/i18n';
import type { DemandLayout, LayoutProps } from '@/schema/layout';
import { useRegions } from '@/stores/regions';
import { useScopeKey } from '@/stores/scope';
import { Text } from '@/ui/layout/layout';
import { composeDemand } from './demand';
import { cardCells, gridCells } from './demand-cells';

const pick = (query: object, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(query).filter(([key]) => keys.includes(key)));

interface DemandViewProps<Row> extends LayoutProps<Row> {
  layout: DemandLayout<Row>;
}

/** How many records wait between places, how many lines there are for them, and where there is none. */
export function DemandView<Row extends { id: Id }>({ layout, call, list }: DemandViewProps<Row>) {
  const { t } = useTranslation();
  const scope = useScopeKey();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { tree, failed: hasNoRegions, retry } = useRegions();
  const [opened, toggle] = useOpened();
  const { from, to, source } = layout;

  const query = { ...layout.query, ...conditionsOf(list.query) };
  const orders = useSource<Row>({
    call,
    query,
    version: JSON.stringify([scope, query, list.updatedAt]),
  });
  // What else is asked about the orders says nothing about the lines for them.
  const lines = useCompared({ source, query: pick(list.query, source.conditions), scope });

  const { loaded } = orders;
  const demand = useMemo(
    () =>
      tree &&
      loaded &&
      composeDemand({
        tree,
        orders: loaded.rows.map((row) => ({
          id: row.id,
          // The declaration's type has checked that they are ids.
          fromRegionId: String(row[from.id]),
          toRegionId: String(row[to.id]),
        })),
        lines: lines.loaded?.rows,
        opened,
      }),
    [tree, loaded, lines.loaded, from, to, opened],
  );
  if (hasNoRegions) return <LoadFailed onRetry={retry} />;

  const pathOf = (route: Partial<Route> & Pick<Route, 'to'>) => {
    const params = new URLSearchParams(search);
    for (const [key, value] of Object.entries(layout.query))
      if (!params.has(key)) params.set(key, String(value));
    params.set('view', 'table');
    // The page of the list, and the record that is open beside it, belong to other rows.
    params.delete('page');
    params.delete('open');
    return routePath(pathname, route, (key) => demand?.nameOf(key) ?? '', params);
  };
  const text = (key: string, count: number) => t(`layouts.demand.${key}`, { count });
  const isDefault = Object.keys(layout.query).some((key) => !(key in list.query));

  return (
    <LayoutBox title={t('layouts.demand.title')}>
      <Text as="p" tone="secondary">
        {[
          demand && text('orderCount', demand.orders),
          demand && lines.loaded && text('unservedCount', demand.unserved),
          isDefault && t('layouts.demand.waiting'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <LoadedLayout
        name="demand"
        source={orders}
        isLoaded={demand !== undefined}
        empty={demand?.columns.length === 0 ? t('layouts.demand.empty') : undefined}
      >
        {demand && (
          <RouteTableView
            title={t('layouts.demand.title')}
            legend={[
              t('layouts.demand.legend'),
              demand.otherLines > 0 && text('otherLines', demand.otherLines),
            ]
              .filter(Boolean)
              .join(' · ')}
            gridLegend={t('layouts.demand.gridLegend')}
            table={demand}
            gridCell={gridCells(demand)}
            cardCell={cardCells(demand)}
            onOpen={(start, end) => void navigate(pathOf({ from: start, to: end }))}
            onProvince={toggle}
          />
        )}
      </LoadedLayout>
      {/* Below the table, which it would move. */}
      <LoadStatus state={lines.state} texts={lines.texts} onRun={lines.run} onStop={lines.stop} />
      {demand && lines.isKnown && (
        <WorkLists>
          <Gaps
            title={t('layouts.demand.gaps')}
            empty={t('layouts.demand.noGaps')}
            gaps={demand.gaps}
            nameOf={demand.nameOf}
            ordersOf={pathOf}
            notes={lines.note ? [lines.note] : []}
          />
        </WorkLists>
      )}
    </LayoutBox>
  );
}
