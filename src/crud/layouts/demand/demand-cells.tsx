import { cellOf } from '@/crud/layouts/routes/journeys';
import type { Place } from '@/crud/layouts/routes/places';
import type { RouteCell, RouteCellOf } from '@/crud/layouts/routes/route-matrix';
import type { RouteColumn } from '@/crud/layouts/routes/route-table';
import { t } from '@/i18n';
import { Ellipsis, Row, Text } from '@/ui/layout/layout';
import type { Demand, DemandCell } from './demand';

const text = (key: string, count: number) => t(`layouts.demand.${key}`, { count });

/** What is said about the lines for the orders of a cell. */
function factsOf({ lines, unserved }: DemandCell) {
  const some = lines > 0 ? [text('lines', lines)] : [];
  if (unserved === 0) return some;
  return [...some, lines > 0 ? text('unserved', unserved) : t('layouts.demand.noLine')];
}

/** Returns the function that draws the cells of a table. */
function cells(
  { cells: byRoute, totals }: Demand,
  draw: (orders: string, others: readonly string[]) => RouteCell['content'],
): RouteCellOf {
  return (start: Place | undefined, { key, title }: RouteColumn) => {
    const cell = start ? cellOf(byRoute, start.key, key) : totals.get(key);
    const { orders: count = 0, unserved = 0 } = cell ?? {};
    const orders = count > 0 ? text('orders', count) : '';
    const others = cell ? factsOf(cell) : [];
    return {
      label: t('layouts.demand.route', {
        from: start?.name ?? t('layouts.routes.all'),
        to: title,
        state:
          [orders, ...others].filter(Boolean).join(t('layouts.demand.separator')) ||
          t('layouts.demand.none'),
      }),
      content: cell && draw(orders, others),
      isDisabled: count === 0,
      mark: unserved > 0 && unserved < count ? 'high' : undefined,
      isHatched: unserved > 0 && unserved === count,
    };
  };
}

export const gridCells = (demand: Demand): RouteCellOf =>
  cells(demand, (orders, others) => (
    <>
      <Text strong digits>
        {orders || ' '}
      </Text>
      {/* The last one, because a cell has room for one: the label says all. */}
      <Ellipsis as="small">{others.at(-1)}</Ellipsis>
    </>
  ));

/** The cells on a phone. */
export const cardCells = (demand: Demand): RouteCellOf =>
  cells(demand, (orders, others) => (
    <Row as="span" gap={2} lineGap={0} wrap justify="end">
      <Text strong digits>
        {orders}
      </Text>
      <Text size={12} tone="secondary">
        {others.join(' · ')}
      </Text>
    </Row>
  ));
