import { memo, type ReactNode } from 'react';
import { GapCell, MatrixGrid, type ColumnSpan } from '@/elements/matrix/matrix-grid';
import { matrixKeys } from '@/elements/matrix/matrix-keys';
import { useTranslation } from '@/i18n';
import { useIsPrinted } from '@/ui/use-media';
import type { RouteColumn, RouteStart, RouteTable } from './route-table';
import styles from './routes.module.css';

/** What a cell shows. */
export interface RouteCell {
  /** Everything that it says, in words. */
  label: string;
  /** Undefined in an empty cell. */
  content?: ReactNode;
  /** It cannot be opened. The default is true for an empty cell. */
  isDisabled?: boolean;
  /** A bar at its lower or upper edge, or a conflict. */
  mark?: 'low' | 'even' | 'high' | 'conflict';
  isHatched?: boolean;
}

/** Returns the cell of a start, or of all starts together, and a column. */
export type RouteCellOf = (start: RouteStart | undefined, column: RouteColumn) => RouteCell;

interface CellProps {
  start: RouteStart | undefined;
  column: RouteColumn;
  columnIndex: number;
  cell: RouteCellOf;
  onOpen: (from: string | undefined, to: string) => void;
}

/**
 * Memoised, because the columns in view change while the table scrolls and only the new cells need to render. The name of
 * an empty cell is an attribute: most cells are empty, and hundreds of hidden elements would make each frame of a scroll
 * late.
 */
const Cell = memo(function PlainCell({ start, column, columnIndex, cell, onOpen }: CellProps) {
  const { label, content, isDisabled = !content, mark, isHatched } = cell(start, column);
  return (
    <td aria-colindex={columnIndex + 2} className={styles.cell}>
      <button
        type="button"
        data-cell
        tabIndex={start === undefined && columnIndex === 0 ? 0 : -1}
        aria-label={content ? undefined : label}
        data-mark={mark}
        data-hatched={isHatched || undefined}
        aria-disabled={isDisabled || undefined}
        onClick={() => !isDisabled && onOpen(start?.key, column.key)}
      >
        {content && (
          <>
            <span className="visually-hidden">{label}</span>
            <span aria-hidden="true">{content}</span>
          </>
        )}
      </button>
    </td>
  );
});

interface RouteRowProps extends ColumnSpan, Pick<CellProps, 'cell' | 'onOpen'> {
  /** Undefined for all starts together. */
  start?: RouteStart;
  rowIndex: number;
  columns: readonly RouteColumn[];
  /** Opens or closes the province of the row. */
  onStart?: (key: string) => void;
}

const RouteRow = memo(function PlainRow(props: RouteRowProps) {
  const { start, rowIndex, columns, from, to, cell, onOpen, onStart } = props;
  const { t } = useTranslation();
  return (
    <tr aria-rowindex={rowIndex} data-total={start === undefined || undefined}>
      <th
        scope="row"
        aria-colindex={1}
        className={styles.start}
        data-part={start?.isPart || undefined}
      >
        {start?.opener ? (
          <button
            type="button"
            data-cell
            tabIndex={-1}
            className={styles.startOpener}
            aria-expanded={start.opener.isOpen}
            onClick={() => onStart?.(start.key)}
          >
            {start.name}
            <small>{t('layouts.routes.cities', { count: start.opener.cities })}</small>
          </button>
        ) : (
          (start?.name ?? t('layouts.routes.all'))
        )}
      </th>
      <GapCell columns={from} />
      {columns.slice(from, to).map((column, index) => (
        <Cell key={column.key} {...{ start, column, cell, onOpen }} columnIndex={from + index} />
      ))}
      <GapCell columns={columns.length - to} />
    </tr>
  );
});

interface RouteMatrixProps {
  title: string;
  table: RouteTable;
  cell: RouteCellOf;
  onOpen: (from: string | undefined, to: string) => void;
  /** Opens or closes a province among the destinations, and among the starts. */
  onProvince: (key: string) => void;
  onStart?: (key: string) => void;
}

/** The columns that fit on a sheet of A4 in landscape, next to the starts. */
const printedColumns = 9;

/**
 * A table of starts and destinations, whose first row stands for all starts together. On paper, which does not scroll, it
 * is several tables of some destinations each.
 */
export function RouteMatrix(props: RouteMatrixProps) {
  const { columns } = props.table;
  const isPrinted = useIsPrinted();
  const size = isPrinted ? printedColumns : columns.length;
  return Array.from({ length: Math.ceil(columns.length / size) }, (_, part) => (
    <MatrixPart key={part} {...props} columns={columns.slice(part * size, (part + 1) * size)} />
  ));
}

interface MatrixPartProps extends RouteMatrixProps {
  columns: readonly RouteColumn[];
}

function MatrixPart({ title, table, columns, cell, onOpen, onProvince, onStart }: MatrixPartProps) {
  const { t } = useTranslation();
  const { rows, provinceOf } = table;
  return (
    <MatrixGrid
      title={title}
      corner={t('layouts.routes.from')}
      description={t('layouts.routes.keys')}
      className={styles.grid}
      columns={columns}
      rowCount={rows.length + 1}
      renderHead={(column, index) => {
        const { closed, isWhole } = columns[index] ?? {};
        if (isWhole) return <span>{t('layouts.routes.whole')}</span>;
        return closed ? (
          <button
            type="button"
            data-cell
            className={styles.opener}
            aria-expanded={false}
            aria-label={t('layouts.routes.openOf', {
              province: column.title,
              count: closed.cities,
            })}
            onClick={() => onProvince(closed.key)}
          >
            {t('layouts.routes.open', { count: closed.cities })}
          </button>
        ) : (
          // A municipality has the name of its province, which stands above it.
          <span className={column.title === column.group ? 'visually-hidden' : undefined}>
            {column.title}
          </span>
        );
      }}
      renderGroup={(group, columnIndex) => {
        const { key = '', closed } = columns[columnIndex] ?? {};
        const province = provinceOf(key);
        const isOpen = !closed && province !== undefined && province !== key;
        return isOpen && columns.filter((one) => one.group === group).length > 1 ? (
          <button
            type="button"
            className={styles.opener}
            aria-expanded
            onClick={() => onProvince(province)}
          >
            {t('layouts.routes.close', { province: group })}
          </button>
        ) : (
          group
        );
      }}
      renderRow={(index, rowIndex, { from, to }) => {
        const start = rows[index - 1];
        return (
          <RouteRow
            key={start?.key ?? ''}
            {...{ start, rowIndex, columns, cell, onOpen, onStart, from, to }}
          />
        );
      }}
      keys={matrixKeys}
    />
  );
}
