import WarningFilled from '@ant-design/icons-svg/es/asn/WarningFilled';
import { cellOf } from '@/crud/layouts/routes/journeys';
import type { RouteCell, RouteCellOf } from '@/crud/layouts/routes/route-matrix';
import { t } from '@/i18n';
import { Icon } from '@/ui/icon';
import { Ellipsis, Row, Text } from '@/ui/layout/layout';
import { inConflict, type AreaTable, type AreaCell } from './areas';

const text = (key: string, values: object) => t(`layouts.areas.${key}`, { ...values });
const namesOf = (areas: readonly { name: string }[]) =>
  areas.map(({ name }) => name).join(t('layouts.areas.separator'));

/** How many take what goes through a cell, or how many of them take the same. */
function Head({ cell }: { cell: AreaCell<unknown> }) {
  const rivals = inConflict(cell).length;
  return rivals ? (
    <Text strong tone="error">
      <Icon icon={WarningFilled} size={12} /> {text('rivals', { count: rivals })}
    </Text>
  ) : (
    <Text strong digits>
      {text('takes', { count: cell.areas.length })}
    </Text>
  );
}

function labelOf(cell: AreaCell<unknown> | undefined) {
  if (!cell) return t('layouts.areas.none');
  const rivals = inConflict(cell);
  const holders = text('holders', { count: cell.areas.length, names: namesOf(cell.areas) });
  return rivals.length
    ? holders + text('inConflict', { count: rivals.length, names: namesOf(rivals) })
    : holders;
}

/** Returns the function that draws the cells of a table. */
const cells =
  (
    { cells: byRoute, totals }: AreaTable<unknown>,
    draw: (cell: AreaCell<unknown>, areas: AreaCell<unknown>['areas']) => RouteCell['content'],
  ): RouteCellOf =>
  (start, { key, title }) => {
    const cell = start ? cellOf(byRoute, start.key, key) : totals.get(key);
    const rivals = cell ? inConflict(cell) : [];
    return {
      label: text('route', {
        from: start?.name ?? t('layouts.routes.all'),
        to: title,
        state: labelOf(cell),
      }),
      content: cell && draw(cell, rivals.length ? rivals : cell.areas),
      mark: rivals.length ? 'conflict' : undefined,
    };
  };

export const gridCells = (table: AreaTable<unknown>): RouteCellOf =>
  cells(table, (cell, areas) => (
    <>
      <Head cell={cell} />
      <Ellipsis as="small">{namesOf(areas)}</Ellipsis>
    </>
  ));

/** The cells on a phone. */
export const cardCells = (table: AreaTable<unknown>): RouteCellOf =>
  cells(table, (cell, areas) => (
    <Row as="span" gap={2} lineGap={0} wrap justify="end">
      {/* More names than fit are in what the cell opens. */}
      {areas.length <= 2 && (
        <Text size={12} tone="secondary">
          {namesOf(areas)}
        </Text>
      )}
      <Head cell={cell} />
    </Row>
  ));
