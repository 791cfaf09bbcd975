import { memo } from 'react';
import { GapCell, MatrixGrid, type ColumnSpan } from '@/elements/matrix/matrix-grid';
import { matrixKeys } from '@/elements/matrix/matrix-keys';
import { useTranslation } from '@/i18n';
import { formatMoney } from '@/lib/amount';
import { Ellipsis } from '@/ui/layout/layout';
import { useIsPrinted } from '@/ui/use-media';
import { cellOf, type BoardCell } from './board';
import { cellLabel, changeOf, placeOfShare, shareText } from './board-texts';
import type { BoardColumn, ComposedBoard } from './compose-board';
import styles from './board.module.css';

interface CellContentProps {
  cell: BoardCell<unknown>;
  /** The company of the lowest offer, where the cell shows it. */
  company?: string;
}

/** The lowest amount with its change; below it the companies and the place against the median. */
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
        {formatMoney(low)}
        {change && (
          <i className={styles.way} data-way={change.way}>
            {`${change.way === 'rise' ? '▲' : '▼'}${change.text}${change.isOutlier ? '!' : ''}`}
          </i>
        )}
      </span>
      <Ellipsis as="small">{company ?? [count, placeText].filter(Boolean).join(' · ')}</Ellipsis>
    </>
  );
}

interface GridRowProps extends ColumnSpan {
  /** The key of the start; undefined for all starts together. */
  start?: string;
  title: string;
  rowIndex: number;
  columns: readonly BoardColumn[];
  cells: ReadonlyMap<string, BoardCell<unknown>>;
  unit: string;
  onOpen: (from: string | undefined, to: string) => void;
}

const GridRow = memo(function PlainRow(props: GridRowProps) {
  const { start, title, rowIndex, columns, from, to, cells, unit, onOpen } = props;
  useTranslation();
  return (
    <tr aria-rowindex={rowIndex} data-total={start === undefined || undefined}>
      <th scope="row" aria-colindex={1} className={styles.start}>
        {title}
      </th>
      <GapCell columns={from} />
      {columns.slice(from, to).map((column, index) => {
        const cell = start === undefined ? cells.get(column.key) : cellOf(cells, start, column.key);
        const company = cell?.offers[0]?.companyName ?? '';
        return (
          <td key={column.key} aria-colindex={from + index + 2} className={styles.cell}>
            <button
              type="button"
              data-cell
              tabIndex={rowIndex === 3 && from + index === 0 ? 0 : -1}
              data-place={start === undefined ? undefined : placeOfShare(cell?.toMedian)}
              data-silent={(cell && cell.low === undefined && cell.silent > 0) || undefined}
              aria-disabled={!cell || undefined}
              onClick={() => cell && onOpen(start, column.key)}
            >
              <span className="visually-hidden">
                {cellLabel(cell, { from: title, to: column.title, unit, company })}
              </span>
              {cell && (
                <span aria-hidden="true">
                  <CellContent cell={cell} company={start === undefined ? company : undefined} />
                </span>
              )}
            </button>
          </td>
        );
      })}
      <GapCell columns={columns.length - to} />
    </tr>
  );
});

interface BoardGridProps {
  composed: ComposedBoard<unknown>;
  unit: string;
  onOpen: (from: string | undefined, to: string) => void;
  /** Opens or closes a province. */
  onProvince: (key: string) => void;
}

/** The columns that fit on a sheet of A4 in landscape, next to the starts. */
const printedColumns = 9;

/** The table of starts and destinations. On paper, which does not scroll, it is several tables of some destinations each. */
export function BoardGrid(props: BoardGridProps) {
  const { columns } = props.composed;
  const isPrinted = useIsPrinted();
  const size = isPrinted ? printedColumns : columns.length;
  return Array.from({ length: Math.ceil(columns.length / size) }, (_, part) => (
    <BoardPart key={part} {...props} columns={columns.slice(part * size, (part + 1) * size)} />
  ));
}

interface BoardPartProps extends BoardGridProps {
  columns: readonly BoardColumn[];
}

function BoardPart({ composed, columns, unit, onOpen, onProvince }: BoardPartProps) {
  const { t } = useTranslation();
  const { board, rows, provinceOf } = composed;
  return (
    <MatrixGrid
      title={t('layouts.board.title')}
      corner={t('layouts.board.from')}
      description={t('layouts.board.keys')}
      className={styles.grid}
      columns={columns}
      rowCount={rows.length + 1}
      renderHead={(column, index) => {
        const { closed } = columns[index] ?? {};
        return closed ? (
          <button
            type="button"
            data-cell
            className={styles.opener}
            aria-expanded={false}
            aria-label={t('layouts.board.openOf', {
              province: column.title,
              count: closed.cities,
            })}
            onClick={() => onProvince(closed.key)}
          >
            {t('layouts.board.open', { count: closed.cities })}
          </button>
        ) : (
          // A municipality has the name of its province, which stands above it.
          <span className={column.title === column.group ? 'visually-hidden' : undefined}>
            {column.title}
          </span>
        );
      }}
      renderGroup={(title, columnIndex) => {
        const { key = '', closed } = columns[columnIndex] ?? {};
        const province = provinceOf(key);
        const isOpen = !closed && province !== undefined && province !== key;
        return isOpen && composed.columns.filter(({ group }) => group === title).length > 1 ? (
          <button
            type="button"
            className={styles.opener}
            aria-expanded
            onClick={() => onProvince(province)}
          >
            {t('layouts.board.close', { province: title })}
          </button>
        ) : (
          title
        );
      }}
      renderRow={(index, rowIndex, { from, to }) => {
        const place = rows[index - 1];
        return (
          <GridRow
            key={place?.key ?? ''}
            start={place?.key}
            title={place?.name ?? t('layouts.board.all')}
            cells={index === 0 ? board.totals : board.cells}
            {...{ rowIndex, columns, unit, onOpen, from, to }}
          />
        );
      }}
      keys={matrixKeys}
    />
  );
}
