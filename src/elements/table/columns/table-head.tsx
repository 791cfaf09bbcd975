import type { CSSProperties } from 'react';
import { useTranslation } from '@/i18n';
import { setColumnWidth } from '@/stores/table-layout';
import { Checkbox } from '@/ui/checkbox';
import { useIsPrinted } from '@/ui/use-media';
import { isLeadingId, openId, selectId, type RenderedColumn } from './columns';
import { headRows, type GroupHeader } from './head-rows';
import { ResizeHandle } from './resize-handle';
import styles from './table.module.css';

type Direction = 'ascending' | 'descending' | 'none';

const nextDirection: Record<Direction, Direction> = {
  none: 'ascending',
  ascending: 'descending',
  descending: 'none',
};

/** Returns the direction in which a list with this `sort` (`key ascending`) is sorted by the key. */
function sortDirection(sort: string | undefined, key: string): Direction {
  if (sort === `${key} ascending`) return 'ascending';
  return sort === `${key} descending` ? 'descending' : 'none';
}

/** Returns the sort after a click on the header cell: ascending, descending, then undefined for none. */
function nextSort(sort: string | undefined, key: string): string | undefined {
  const direction = nextDirection[sortDirection(sort, key)];
  return direction === 'none' ? undefined : `${key} ${direction}`;
}

export interface Sorting {
  /** `key ascending` or `key descending`; the server sorts. */
  by?: string;
  onChange: (sort: string | undefined) => void;
}
interface TableHeadProps<Row> {
  /** Name of the table; widths are stored by it. */
  name: string;
  columns: RenderedColumn<Row>[];
  sorting?: Sorting;
  /** How many rows on screen are selected; undefined when rows cannot be selected. */
  selected?: 'none' | 'some' | 'all';
  onSelectAll: () => void;
  /** Returns the width in px that fits the content of a column. */
  contentPx: (column: RenderedColumn<Row>) => number;
}

type PinnedColumn = Pick<RenderedColumn<never>, 'pinned' | 'isLoose' | 'offset'>;

/** What a cell needs to stay while the others scroll: its side, and how far it is from its edge. */
export const pinnedProps = ({ pinned, isLoose, offset }: PinnedColumn) =>
  pinned && {
    'data-pinned': pinned,
    'data-loose': isLoose || undefined,
    style: { '--offset': `${offset}px` } as CSSProperties,
  };

/** What the cells of a column have in every row: their look, their alignment and their place. */
export const cellProps = (column: PinnedColumn & Pick<RenderedColumn<never>, 'align'>) => ({
  className: styles.cell,
  'data-align': column.align,
  ...pinnedProps(column),
});

interface SortLabelProps {
  column: Pick<RenderedColumn<never>, 'id' | 'label'>;
  sorting: Sorting;
}

function SortLabel({ column, sorting }: SortLabelProps) {
  return (
    <button
      type="button"
      className={styles.sort}
      title={column.label}
      onClick={() => sorting.onChange(nextSort(sorting.by, column.id))}
    >
      <span className={styles.label}>{column.label}</span>
      <span className={styles.carets} />
    </button>
  );
}

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { name, columns, sorting, selected, onSelectAll, contentPx } = props;
  const { t } = useTranslation();
  const rows = headRows(columns);
  // Browsers do not repeat buttons in the header of the second and later sheets.
  const isPrinted = useIsPrinted();

  const content = (column: RenderedColumn<Row>) => {
    if (column.id === selectId && selected) {
      return (
        <Checkbox
          label={t('elements.table.selectPage')}
          checked={selected === 'all'}
          indeterminate={selected === 'some'}
          onChange={onSelectAll}
        />
      );
    }
    if (column.id === openId) {
      return <span className="visually-hidden">{t('elements.table.detail')}</span>;
    }
    if (column.declared?.sortable && sorting && !isPrinted) {
      return <SortLabel column={column} sorting={sorting} />;
    }
    return (
      <span className={styles.label} title={column.label}>
        {column.label}
      </span>
    );
  };
  const columnHeader = (column: RenderedColumn<Row>, rowIndex: number) => (
    <th
      key={column.id}
      scope="col"
      rowSpan={rows.length - rowIndex}
      className={styles.head}
      data-lead={isLeadingId(column.id) || undefined}
      data-align={column.align}
      {...pinnedProps(column)}
      data-print={column.declared ? undefined : 'no'}
      data-lower={rowIndex > 0 || undefined}
      aria-sort={column.declared?.sortable ? sortDirection(sorting?.by, column.id) : undefined}
    >
      {content(column)}
      {column.declared && (
        <ResizeHandle
          index={columns.indexOf(column)}
          onResized={(px) => setColumnWidth(name, column.id, px)}
          onFit={() => setColumnWidth(name, column.id, contentPx(column))}
        />
      )}
    </th>
  );
  const groupHeader = ({ parent, columns: [first, ...rest] }: GroupHeader<Row>) => {
    const key: string = `${name}.fields.$${parent}`;
    return (
      <th
        key={first.id}
        scope="colgroup"
        colSpan={1 + rest.length}
        className={styles.head}
        data-align="center"
        data-group
        {...pinnedProps(first)}
      >
        {t(key)}
      </th>
    );
  };
  return (
    <thead>
      {rows.map((row, rowIndex) => (
        <tr key={rowIndex}>
          {row.map((cell) =>
            'parent' in cell ? groupHeader(cell) : columnHeader(cell.column, rowIndex),
          )}
        </tr>
      ))}
    </thead>
  );
}
