import {
  useMemo,
  useRef,
  type ReactNode,
  type CSSProperties,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { ById, Id } from '@/api/types';
import { LoadFailed } from '@/elements/query/load-failed';
import { useIsTabIdle } from '@/elements/tab/tab-context';
import { cellPaddingPx } from '@/elements/table/columns/column-sizes';
import { ColumnWidths, useInitialWidths } from '@/elements/table/columns/column-widths';
import { useTableLayout, type RenderedColumn } from '@/elements/table/columns/columns';
import { usePinnedCells } from '@/elements/table/columns/pinned-cells';
import { SummaryRow, type Totals } from '@/elements/table/columns/summary-row';
import { TableEdges } from '@/elements/table/columns/table-edges';
import { TableHead, type Sorting } from '@/elements/table/columns/table-head';
import { VirtualColumns } from '@/elements/table/columns/virtual-columns';
import { CellRange } from '@/elements/table/range/cell-range';
import type { ChangeCells } from '@/elements/table/range/cell-request';
import { BodyRows } from '@/elements/table/rows/body-rows';
import { useTranslation } from '@/i18n';
import { afterPaint } from '@/lib/dom';
import { textPx } from '@/lib/text';
import type { AnyColumn } from '@/schema/column';
import { useDensity, type Density } from '@/stores/settings';
import { copyCellsAndNotify } from '@/ui/feedback/copy';
import { useLatest } from '@/ui/use-latest';
import { columnText, rowTexts } from '@/values/cell-text';
import { columnKind } from '@/values/columns';
import { barScales } from '@/values/number/number-bar';
import { EmptyList, noRowsText } from './empty-list';
import { actionsPx, openingAction, type ActionText, type ResolvedAction } from './row-actions';
import { rowsToCopy, selectionState, type RowSelection, useRowState } from './row-state';
import { SkeletonRows } from './skeleton-rows';
import { focusRow, tableKeys } from './table-keys';
import { TableRow, type RowEvents } from './table-row';
import { useFrozenHeight } from './use-frozen-height';
import { useRowFocus } from './use-row-focus';
import styles from '@/elements/table/columns/table.module.css';

export type { RowSelection };

/** The record that is shown beside a table, and what does its part of the keys while it is. */
interface ShownRecord {
  id: string | null;
  handle: RefObject<{ onArrow: (index: number) => void } | null>;
}

/** Optional features of a table. */
export interface TableOptions<Row> {
  selection?: RowSelection<Row>;
  /** The record that is shown beside the table: Enter opens it, and the arrow keys move it. */
  shown?: ShownRecord;
  /** The table has little room beside a record, which has the actions. */
  isNarrow?: boolean;
  /** The actions of a usual row: without rows their column is as wide as it will be. */
  usualActions?: ActionText[];
  /** A click on a row expands it and shows this below it. */
  detail?: (row: Row) => ReactNode;
  /** Shows a summary row; `{}` when all sums are computed from the rows on screen. */
  totals?: Totals;
  /** The list has further pages, so the summary row says that it covers only this page. */
  isPageOnly?: boolean;
  /** Saves the cells that the user edited in a row. */
  onSave?: (row: Row, changes: Partial<Row>) => Promise<unknown>;
  changeCells?: ChangeCells<Row>;
  /** The keys of values that have just changed on the server, by row. */
  marks?: ReadonlyMap<Id, ReadonlySet<string>>;
  /** Replaces the default text of an empty table. */
  emptyText?: string;
  /** Stands below the text of an empty table: what the user can do next. */
  emptyAction?: ReactNode;
  /** Loads the rows again after their first load has failed. */
  onRetry?: () => void;
}

export interface DataTableProps<Row extends ById> {
  /** Name of the page; column labels are the texts `<name>.fields.<key>`, or else `fields.<key>`. */
  name: string;
  columns: AnyColumn<Row>[];
  rows: Row[];
  sorting?: Sorting;
  /** Called while rendering, like `render` of a column, so it only computes. */
  actions?: (row: Row) => ResolvedAction[];
  /**
   * `loading`: the first response has not arrived. `failed`: it will not arrive, so the table must not say that there
   * are no rows. `stale`: the rows belong to earlier conditions.
   */
  state?: 'ready' | 'loading' | 'failed' | 'stale';
  options?: TableOptions<Row>;
}

/** Height of a row including its border. */
const rowPx: Record<Density, number> = { compact: 31, normal: 37, roomy: 49 };
const virtualRowsFrom = 100;
/** A table with more cells renders only the visible columns; 100 rows of 15 columns are rendered completely. */
const virtualColumnsFrom = 1500;
/** Width of the actions column while there are no rows to measure and nothing is known of their actions. */
const emptyActionsPx = 120;
const editPx = 88;
const none: ReadonlySet<Id> = new Set();

/** Returns stable callbacks, so that rows can be memoised. They call the handlers of the latest render. */
function useRowEvents<Row extends ById>(
  handlers: Pick<TableOptions<Row>, 'selection' | 'onSave'>,
  { setClicked, toggleOpen, setEditMode }: ReturnType<typeof useRowState>,
) {
  const latest = useLatest(handlers);
  return useMemo<RowEvents<Row>>(
    () => ({
      onClicked: ({ id }) => setClicked(id),
      onOpen: ({ id }) => toggleOpen(id),
      onSelect: (row) => {
        const { selection } = latest.current;
        selection?.onSelect([row], !selection.selected.has(row.id));
      },
      onEdit: ({ id }, on) => setEditMode(id, on),
      onSave: async (row, changes) => latest.current.onSave?.(row, changes),
    }),
    [latest, setClicked, setEditMode, toggleOpen],
  );
}

/** Returns the width of the longest value of a column. */
function contentPx<Row>(rows: Row[], { label, declared }: RenderedColumn<Row>) {
  const texts = rows.map((row) => (declared ? columnText(declared, row) : ''));
  return Math.max(...[label, ...texts].map(textPx)) + cellPaddingPx + cellPaddingPx / 2;
}

/** Whether a cell may hold input which could not be saved. */
const hasInput = <Row,>(column: AnyColumn<Row>) =>
  column.control === 'input' || columnKind(column).isCustom;

let cancelTitle = () => {};
/**
 * Sets the tooltip of a truncated cell on hover. One listener on the table is cheaper than a title on every cell. The
 * sizes are read after the next paint: rows pass under the pointer while the list is scrolled, and each read before the
 * paint would force a layout.
 */
function showOverflowTitle({ target }: PointerEvent) {
  const cell = target instanceof Element ? target.closest('td') : null;
  cancelTitle();
  if (!cell) return;
  cancelTitle = afterPaint(() => {
    cell.title = cell.scrollWidth > cell.clientWidth ? (cell.textContent ?? '') : '';
  });
}

interface TableMessageProps<Row extends ById> extends Pick<DataTableProps<Row>, 'name' | 'state'> {
  isEmpty: boolean;
  options: TableOptions<Row>;
}

/** What stands in place of rows: that they are loading, could not be loaded, or that there are none. */
function TableMessage<Row extends ById>(props: TableMessageProps<Row>) {
  const { name, state = 'ready', isEmpty, options } = props;
  const { t } = useTranslation();
  if (state === 'failed') {
    return <LoadFailed text={noRowsText(name)} onRetry={options.onRetry} isAnnounced />;
  }
  if (!isEmpty || state === 'stale' || state === 'loading') return null;
  return (
    <EmptyList text={options.emptyText ?? t('elements.table.empty')} action={options.emptyAction} />
  );
}

/** The list on a desktop: a plain table in its own scroll box, which fills the remaining height. */
export function DataTable<Row extends ById>(props: DataTableProps<Row>) {
  const { name, columns: declared, rows, sorting, actions, state, options = {} } = props;
  const { selection, shown, detail, totals, isNarrow, onSave, changeCells } = options;
  const { t } = useTranslation();
  const title = t('elements.table.title');
  const box = useRef<HTMLDivElement>(null);
  useFrozenHeight(box);
  usePinnedCells(box);
  const density = useDensity();
  const rowState = useRowState();
  // A tab that was not visited for long renders no rows, so no row may hold state of its own.
  const isIdle = useIsTabIdle() && !rowState.isUsed && !declared.some(hasInput);
  const events = useRowEvents({ selection, onSave }, rowState);
  const resolved = rows.map((row) => actions?.(row) ?? []);
  const usualPx = options.usualActions ? actionsPx(options.usualActions) : emptyActionsPx;
  const widestPx = actions && rows.length === 0 ? usualPx : Math.max(0, ...resolved.map(actionsPx));
  const linksPx = Math.max(onSave ? editPx : 0, widestPx);
  const columns = useTableLayout({
    name,
    columns: declared,
    hasSelection: selection !== undefined,
    hasDetails: detail !== undefined,
    // A row in edit mode is saved and left there.
    actionsPx: linksPx && (!isNarrow || rowState.isEditing) ? linksPx + cellPaddingPx : 0,
  });
  const initialFrame = useInitialWidths(columns);
  const rowFocus = useRowFocus(rows, box);
  const keys = tableKeys({
    count: rows.length,
    onEnter: (index) => {
      const row = rows[index];
      if (!row) return;
      if (shown) openingAction(resolved[index] ?? [])?.onRun();
      else if (detail) events.onOpen(row);
      else resolved[index]?.[0]?.onRun();
    },
    onSpace: (index) => rows[index] && events.onSelect(rows[index]),
    onArrow: (index) => shown?.handle.current?.onArrow(index),
    onCopy: (index) => {
      const copied = columns.flatMap(({ declared: column }) => column ?? []);
      const texts = rowsToCopy(rows, selection, index).map((row) => rowTexts(copied, row));
      if (texts.length) void copyCellsAndNotify(texts);
    },
  });

  const renderRow = (index: number, inView: typeof columns) => {
    const row = rows[index];
    if (!row) return null;
    const isSelected = (selection?.selected ?? none).has(row.id);
    const ownState = rowState.stateOf(row.id);
    const isClicked = shown?.id == null ? ownState.isClicked : String(row.id) === String(shown.id);
    return (
      <TableRow
        key={row.id}
        row={row}
        index={index}
        // A row in edit mode renders all columns, so that input survives when its cell is scrolled out of view.
        columns={ownState.isEditMode ? columns : inView}
        actions={resolved[index] ?? []}
        rowState={{ ...ownState, isClicked, isSelected, marks: options.marks?.get(row.id) }}
        events={events}
        detail={detail}
      />
    );
  };
  const isLong = rows.length > virtualRowsFrom;
  const body = (inView: typeof columns) => {
    if (rows.length === 0 && state === 'loading') return <SkeletonRows columns={inView} />;
    if (rows.length === 0 || isIdle) return <tbody />;
    return (
      <BodyRows box={box} count={rows.length} rowPx={rowPx[density]} isLong={isLong}>
        {(index) => renderRow(index, inView)}
      </BodyRows>
    );
  };
  const isWide = rows.length * columns.length > virtualColumnsFrom;
  const sizes = {
    '--row-height': `${rowPx[density]}px`,
    '--cell-padding': `${cellPaddingPx}px`,
    ...initialFrame.style,
    ...barScales(declared, rows),
  } as CSSProperties;
  // Rows are focusable. Without rows the box itself must be focusable to be scrolled by keyboard.
  const focus = rows.length === 0 && { role: 'region', tabIndex: 0, 'aria-label': title };
  return (
    <div
      className={styles.frame}
      data-print="flow"
      data-stale={state === 'stale' || undefined}
      data-density={density}
      data-crowded={initialFrame.crowded}
      style={sizes}
    >
      <div ref={box} className={styles.box} data-print="flow" {...focus} {...rowFocus}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows take the focus and bubble */}
        <table
          className={styles.table}
          aria-label={title}
          aria-rowcount={isLong ? rows.length + 1 : undefined}
          aria-busy={state === 'stale' || state === 'loading' || undefined}
          onPointerOver={showOverflowTitle}
          {...keys}
        >
          <ColumnWidths box={box} columns={columns} />
          <TableHead
            name={name}
            columns={columns}
            sorting={sorting}
            selected={selection && selectionState(rows, selection.selected)}
            onSelectAll={() =>
              selection?.onSelect(rows, selectionState(rows, selection.selected) !== 'all')
            }
            contentPx={(column) => contentPx(rows, column)}
          />
          <VirtualColumns box={box} columns={columns} isWide={isWide}>
            {body}
          </VirtualColumns>
          {totals && rows.length > 0 && <SummaryRow {...options} {...{ columns, rows, totals }} />}
        </table>
        <TableMessage {...{ name, state, options }} isEmpty={rows.length === 0} />
      </div>
      <TableEdges box={box} />
      <CellRange
        {...{ box, columns, rows, changeCells }}
        focusRow={(table, index) => focusRow(table, index, rows.length)}
      />
    </div>
  );
}
