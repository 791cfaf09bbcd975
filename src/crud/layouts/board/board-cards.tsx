import { useTranslation } from '@/i18n';
import { formatMoney } from '@/lib/amount';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { cellOf, type BoardCell } from './board';
import { cellLabel, changeOf, placeOfShare, shareText } from './board-texts';
import type { ComposedBoard } from './compose-board';
import styles from './board.module.css';

interface CardTextProps {
  cell: BoardCell<unknown>;
  /** The place against the median says nothing about all starts together. */
  hasPlace?: boolean;
}

/** The lowest amount of a cell, its change, its companies and its place, on one line. */
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
      {low === undefined ? (
        before !== undefined && <s className={styles.ended}>{formatMoney(before)}</s>
      ) : (
        <Text strong digits>
          {formatMoney(low)}
        </Text>
      )}
      {change && (
        <Text digits size={12} className={styles.way} data-way={change.way}>
          {(change.way === 'rise' ? '▲' : '▼') + change.text + (change.isOutlier ? '!' : '')}
        </Text>
      )}
      <Text size={12} tone="secondary">
        {facts.filter(Boolean).join(' · ')}
      </Text>
    </Row>
  );
}

interface BoardCardsProps {
  composed: ComposedBoard<unknown>;
  unit: string;
  onOpen: (from: string | undefined, to: string) => void;
}

/** The board on a phone: a destination after the other, which opens to its starts. */
export function BoardCards({ composed, unit, onOpen }: BoardCardsProps) {
  const { board, columns, rows } = composed;
  return (
    <Grid as="ul" gap={2}>
      {columns.map(({ key, title, group }) => {
        const total = board.totals.get(key);
        const cells = rows.flatMap(({ key: from, name }) => {
          const cell = cellOf(board.cells, from, key);
          return cell ? [{ from, name, cell }] : [];
        });
        return (
          <li key={key}>
            <details className={styles.destination}>
              <summary>
                <Row as="span" gap={2} justify="between" grow touch={36}>
                  <Text medium>{group === title || !group ? title : `${group} ${title}`}</Text>
                  {total && <CardText cell={total} />}
                </Row>
              </summary>
              <ul>
                {cells.map(({ from, name, cell }) => (
                  <li key={from}>
                    <button
                      type="button"
                      className={styles.route}
                      onClick={() => onOpen(from, key)}
                    >
                      <span className="visually-hidden">
                        {cellLabel(cell, {
                          from: name,
                          to: title,
                          unit,
                          company: cell.offers[0]?.companyName ?? '',
                        })}
                      </span>
                      <span aria-hidden="true">{name}</span>
                      <span aria-hidden="true">
                        <CardText cell={cell} hasPlace />
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        );
      })}
    </Grid>
  );
}
