import { cellOf } from '@/crud/layouts/routes/journeys';
import type { Place } from '@/crud/layouts/routes/places';
import type { RouteCellOf } from '@/crud/layouts/routes/route-matrix';
import type { RouteColumn } from '@/crud/layouts/routes/route-table';
import { t, useTranslation } from '@/i18n';
import { formatMoney } from '@/lib/amount';
import { briefName } from '@/lib/text';
import { Ellipsis, Row, Text } from '@/ui/layout/layout';
import type { Board, BoardCell } from './board';
import { cellLabel, changeOf, placeOfShare, shareText } from './board-texts';
import styles from './board.module.css';

interface CellContentProps {
  cell: BoardCell<unknown>;
  /** The company of the lowest offer, where the cell shows it. */
  company?: string;
}

/**
 * The lowest amount after its change, so that the amounts of a column stand under each other; below it the companies and
 * the place against the median.
 */
function CellContent({ cell, company }: CellContentProps) {
  const { t } = useTranslation();
  const { low, before, companies, toMedian, silent } = cell;
  if (low === undefined) {
    return (
      <>
        {before !== undefined && <s className={styles.ended}>{formatMoney(before)}</s>}
        <small>
          {silent ? t('layouts.board.silent', { count: silent }) : t('layouts.board.ended')}
        </small>
      </>
    );
  }
  const change = changeOf(cell);
  const place = placeOfShare(toMedian);
  const count = t('layouts.board.companies', { count: companies });
  const placeText = place && t(`layouts.board.${place}`, { share: shareText(toMedian ?? 0) });
  return (
    <>
      <span className={styles.price} data-print="line">
        {change && (
          <i className={styles.way} data-way={change.way}>
            {`${change.way === 'rise' ? '▲' : '▼'}${change.text}${change.isOutlier ? '!' : ''}`}
          </i>
        )}
        <span>{formatMoney(low)}</span>
      </span>
      <Ellipsis as="small">
        {company
          ? briefName(company)
          : [count, placeText].filter(Boolean).join(t('layouts.board.cell.separator'))}
      </Ellipsis>
    </>
  );
}

interface CardTextProps {
  cell: BoardCell<unknown>;
  /** The place against the median says nothing about all starts together. */
  hasPlace?: boolean;
}

/** The companies of a cell, its place, its change and the lowest amount, on one line: the amounts stand under each other. */
function CardText({ cell, hasPlace = false }: CardTextProps) {
  const { t } = useTranslation();
  const { low, before, companies, toMedian, silent } = cell;
  const change = changeOf(cell);
  const place = hasPlace ? placeOfShare(toMedian) : undefined;
  const facts = [
    low === undefined ? '' : t('layouts.board.companies', { count: companies }),
    place ? t(`layouts.board.${place}`, { share: shareText(toMedian ?? 0) }) : '',
    low === undefined && !silent ? t('layouts.board.ended') : '',
    silent > 0 ? t('layouts.board.silent', { count: silent }) : '',
  ];
  return (
    <Row as="span" gap={2} lineGap={0} wrap justify="end">
      <Text size={12} tone="secondary">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      {change && (
        <Text digits size={12} className={styles.way} data-way={change.way}>
          {(change.way === 'rise' ? '▲' : '▼') + change.text + (change.isOutlier ? '!' : '')}
        </Text>
      )}
      {low === undefined ? (
        before !== undefined && <s className={styles.ended}>{formatMoney(before)}</s>
      ) : (
        <Text strong digits>
          {formatMoney(low)}
        </Text>
      )}
    </Row>
  );
}

const find = (board: Board<unknown>, start: Place | undefined, { key }: RouteColumn) =>
  start ? cellOf(board.cells, start.key, key) : board.totals.get(key);

const labelOf = (
  cell: BoardCell<unknown> | undefined,
  unit: string,
  start: Place | undefined,
  column: RouteColumn,
) =>
  cellLabel(cell, {
    from: start?.name ?? t('layouts.routes.all'),
    to: column.title,
    unit,
    company: cell?.offers[0]?.companyName ?? '',
  });

/** The cells of the table. */
export const gridCells =
  (board: Board<unknown>, unit: string): RouteCellOf =>
  (start, column) => {
    const cell = find(board, start, column);
    // All starts together name the company, which the median of a destination says nothing about.
    const company = start ? undefined : cell?.offers[0]?.companyName;
    return {
      label: labelOf(cell, unit, start, column),
      content: cell && <CellContent cell={cell} company={company} />,
      mark: start && placeOfShare(cell?.toMedian),
      isHatched: cell && cell.low === undefined && cell.silent > 0,
    };
  };

/** The cells on a phone. */
export const cardCells =
  (board: Board<unknown>, unit: string): RouteCellOf =>
  (start, column) => {
    const cell = find(board, start, column);
    return {
      label: labelOf(cell, unit, start, column),
      content: cell && <CardText cell={cell} hasPlace={start !== undefined} />,
    };
  };
