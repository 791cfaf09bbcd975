import { memo, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ById } from '@/api/types';
import { Cell, plainText } from '@/elements/table/cells/cells';
import { cellPaddingPx } from '@/elements/table/columns/column-sizes';
import {
  actionsId,
  isLeadingId,
  selectId,
  columnCount,
  type RenderedColumn,
} from '@/elements/table/columns/columns';
import { cellProps } from '@/elements/table/columns/table-head';
import { useTranslation } from '@/i18n';
import { usePrivacy } from '@/stores/privacy';
import { Checkbox } from '@/ui/checkbox';
import { IconButton } from '@/ui/icon-button';
import { EditRow } from './edit-row';
import { openingAction, RowActions, type ResolvedAction } from './row-actions';
import { RowDetail } from './row-detail';
import { isRowClick, type RowState } from './row-state';
import styles from '@/elements/table/columns/table.module.css';

/** Callbacks of a row; the same functions for all rows and all renders. */
export interface RowEvents<Row> {
  onClicked: (row: Row) => void;
  onOpen: (row: Row) => void;
  onSelect: (row: Row) => void;
  onEdit: (row: Row, on: boolean) => void;
  /** Sends the changed cells; the row stays in edit mode when that fails. */
  onSave: (row: Row, changes: Partial<Row>) => Promise<unknown>;
}
export interface TableRowProps<Row extends ById> {
  row: Row;
  /** Index on the page; the arrow keys use it. */
  index: number;
  columns: RenderedColumn<Row>[];
  actions: ResolvedAction[];
  rowState: RowState & { isSelected: boolean; marks?: ReadonlySet<string> };
  events: RowEvents<Row>;
  /** Renders below the expanded row. */
  detail?: (row: Row) => ReactNode;
}

function LeadingCell<Row extends ById>({ id, ...props }: TableRowProps<Row> & { id: string }) {
  const { t } = useTranslation();
  const { row, rowState, events } = props;
  if (id === selectId) {
    return (
      <Checkbox
        label={t('elements.table.select')}
        checked={rowState.isSelected}
        onChange={() => events.onSelect(row)}
      />
    );
  }
  return (
    <IconButton
      className={styles.open}
      aria-expanded={rowState.isOpen}
      label={t(rowState.isOpen ? 'elements.table.close' : 'elements.table.open')}
      onClick={() => events.onOpen(row)}
    />
  );
}

function CellContent<Row extends ById>(
  props: TableRowProps<Row> & { column: RenderedColumn<Row> },
) {
  const { row, column, actions } = props;
  if (column.span) return null;
  if (column.declared) {
    const roomPx = column.size - cellPaddingPx;
    return (
      <Cell
        column={column.declared}
        row={row}
        label={column.label}
        roomPx={roomPx}
        opening={column.isTitle ? openingAction(actions) : undefined}
      />
    );
  }
  if (column.id !== actionsId) return <LeadingCell {...props} id={column.id} />;
  return <RowActions actions={actions} />;
}

/** How a cell is printed: what the table adds to the row is not. */
function printOf<Row>({ declared, span, isOneLine }: RenderedColumn<Row>) {
  if (!declared && !span) return 'no';
  return isOneLine ? 'line' : undefined;
}

/** Opens edit mode, and marks the text of the double-clicked cell, so that the user can type at once. */
function editCell(cell: HTMLTableCellElement, openEditMode: () => void) {
  const table = cell.closest('table');
  const rowIndex = cell.closest('tr')?.rowIndex ?? -1;
  const { cellIndex } = cell;
  // Edit mode replaces the row.
  flushSync(openEditMode);
  const editor = table?.rows[rowIndex]?.cells[cellIndex]?.querySelector<
    HTMLInputElement | HTMLSelectElement
  >('input, select');
  editor?.focus();
  if (editor instanceof HTMLInputElement) editor.select();
}

function PlainRow<Row extends ById>(props: TableRowProps<Row>) {
  const { row, index, columns, actions, rowState, events, detail } = props;
  // Formatted cells read the setting without a hook.
  usePrivacy();
  if (rowState.isEditMode) return <EditRow {...props} />;
  const isOpened = openingAction(actions) !== undefined;
  return (
    <>
      <tr
        className={styles.row}
        data-index={index}
        aria-rowindex={index + 2}
        aria-current={rowState.isClicked || undefined}
        aria-selected={rowState.isSelected || undefined}
        tabIndex={index === 0 ? 0 : -1}
        onClick={({ target }) => {
          events.onClicked(row);
          if (detail && isRowClick(target)) events.onOpen(row);
        }}
      >
        {columns.map((column) => (
          <td
            key={column.id}
            {...cellProps(column)}
            data-lead={isLeadingId(column.id) || undefined}
            data-changed={rowState.marks?.has(column.id) || undefined}
            data-print={printOf(column)}
            colSpan={column.span}
            onDoubleClick={
              column.declared?.edit &&
              (({ currentTarget }) => editCell(currentTarget, () => events.onEdit(row, true)))
            }
          >
            {(column.declared &&
              (column.isTitle && isOpened ? null : plainText(column.declared, row))) ?? (
              <CellContent {...props} column={column} />
            )}
          </td>
        ))}
      </tr>
      {detail && rowState.isOpen && (
        <tr className={styles.detail}>
          <td colSpan={columnCount(columns)}>
            <RowDetail row={row} draw={detail} />
          </td>
        </tr>
      )}
    </>
  );
}

const visibleParts = (actions: ResolvedAction[]) =>
  actions
    .map(({ code, text, danger, busy, to }) => [code, text, danger, busy, to].join('|'))
    .join();
const isSameState = (a: TableRowProps<never>['rowState'], b: TableRowProps<never>['rowState']) =>
  a.isOpen === b.isOpen &&
  a.isEditMode === b.isEditMode &&
  a.isClicked === b.isClicked &&
  a.isSelected === b.isSelected &&
  a.marks === b.marks;

/**
 * Renders a row again only when something visible in it changes. The actions are new objects on every render of the
 * page, so they are compared by what they show; so is the UI state of the row.
 */
export const TableRow = memo(
  PlainRow,
  (before, after) =>
    before.row === after.row &&
    before.index === after.index &&
    before.columns === after.columns &&
    before.detail === after.detail &&
    isSameState(before.rowState, after.rowState) &&
    visibleParts(before.actions) === visibleParts(after.actions),
) as typeof PlainRow; // memo() forgets the type parameter; the component is the same.
