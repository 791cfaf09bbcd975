import { useMemo, useState } from 'react';
import type { ById } from '@/api/types';
import { routeKey } from '@/crud/layouts/routes/journeys';
import { RouteTableView } from '@/crud/layouts/routes/route-table-view';
import { useOpened } from '@/crud/layouts/routes/use-opened';
import { WorkLists } from '@/crud/layouts/routes/work-list';
import { conditionsOf } from '@/crud/layouts/source/conditions';
import { LayoutBox } from '@/crud/layouts/source/layout-box';
import { LoadedLayout } from '@/crud/layouts/source/loaded-layout';
import { useSource } from '@/crud/layouts/source/use-source';
import { LoadFailed } from '@/elements/query/load-failed';
import { useTranslation } from '@/i18n';
import { lineArrow } from '@/lib/place-names';
import type { AreasLayout, LayoutProps } from '@/schema/layout';
import { useRegions } from '@/stores/regions';
import { useScopeKey } from '@/stores/scope';
import { Text } from '@/ui/layout/layout';
import { cardCells, gridCells } from './area-cells';
import { AreaHolders } from './area-holders';
import { composeAreas, pairKey, readAreas, type AreaTable } from './areas';
import { OverlapList } from './overlap-list';

/** A cell, or the two holders of a conflict. */
type Opened = { from: string | undefined; to: string } | { pair: string };

function openedCell<Row extends ById>(table: AreaTable<Row>, opened: Opened) {
  if ('pair' in opened) {
    const overlap = table.overlaps.find((one) => pairKey(one) === opened.pair);
    return overlap && { areas: overlap.areas, overlaps: [overlap] };
  }
  const { from, to } = opened;
  return from === undefined ? table.totals.get(to) : table.cells.get(routeKey({ from, to }));
}

interface AreasViewProps<Row> extends LayoutProps<Row> {
  layout: AreasLayout<Row>;
}

/** Who takes what goes from each start to each destination, and where two take the same. */
export function AreasView<Row extends ById>(props: AreasViewProps<Row>) {
  const { layout, call, list, actions } = props;
  const { t } = useTranslation();
  const scope = useScopeKey();
  const { tree, failed: hasNoRegions, retry } = useRegions();
  const [columns, toggleColumns] = useOpened();
  const [starts, toggleStarts] = useOpened();
  const [opened, setOpened] = useState<Opened>();
  const { name, from, to, conflicts, page } = layout;

  const query = conditionsOf(list.query);
  const source = useSource<Row>({
    call,
    query,
    version: JSON.stringify([scope, query, list.updatedAt]),
  });
  const { loaded } = source;
  const table = useMemo(
    () =>
      tree &&
      loaded &&
      composeAreas({
        tree,
        areas: readAreas(loaded.rows, { name, from, to, conflicts }),
        opened: columns,
        openedStarts: starts,
      }),
    [tree, loaded, name, from, to, conflicts, columns, starts],
  );
  if (hasNoRegions) return <LoadFailed onRetry={retry} />;

  const text = (key: string, values: object) => t(`layouts.areas.${key}`, { ...values });
  const joined = (names: readonly string[]) => names.join(t('elements.cells.separator'));
  const nameOf = (key: string | undefined) =>
    key === undefined ? t('layouts.routes.all') : (table?.nameOf(key) ?? '');
  const wayIn =
    (start?: string, end?: string) => (ends: Record<'from' | 'to', readonly string[]>) =>
      joined(table?.namesIn(ends.from, start) ?? []) +
      lineArrow +
      joined(table?.namesIn(ends.to, end) ?? []);
  const titleOf = (one: Opened) => {
    if (!('pair' in one)) return nameOf(one.from) + lineArrow + nameOf(one.to);
    const areas = table && openedCell(table, one)?.areas;
    return text('pair', { one: areas?.[0]?.name, other: areas?.[1]?.name });
  };
  const facts = table && [
    text('count', { count: table.taking }),
    table.without > 0 && text('without', { count: table.without }),
    text('conflictCount', { count: table.overlaps.length }),
  ];

  return (
    <LayoutBox title={t('layouts.areas.title')}>
      {facts && (
        <Text as="p" tone="secondary">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      )}
      <LoadedLayout
        name="areas"
        source={source}
        isLoaded={table !== undefined}
        empty={table?.columns.length === 0 ? t('layouts.areas.empty') : undefined}
      >
        {table && (
          <RouteTableView
            title={t('layouts.areas.title')}
            legend={t('layouts.areas.legend')}
            gridLegend={t('layouts.areas.gridLegend')}
            table={table}
            gridCell={gridCells(table)}
            cardCell={cardCells(table)}
            onOpen={(start, end) => setOpened({ from: start, to: end })}
            onProvince={toggleColumns}
            onStart={toggleStarts}
          />
        )}
      </LoadedLayout>
      {table && (
        <WorkLists>
          <OverlapList
            overlaps={table.overlaps}
            note={table.hidden > 0 ? text('hidden', { count: table.hidden }) : undefined}
            wayOf={wayIn()}
            onOpen={(overlap) => setOpened({ pair: pairKey(overlap) })}
          />
        </WorkLists>
      )}
      {opened && table && (
        <AreaHolders
          title={titleOf(opened)}
          cell={openedCell(table, opened)}
          page={page}
          wayOf={'pair' in opened ? wayIn() : wayIn(opened.from, opened.to)}
          actions={actions}
          onClose={() => setOpened(undefined)}
        />
      )}
    </LayoutBox>
  );
}
