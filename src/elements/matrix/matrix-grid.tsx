import { useRef, type KeyboardEvent, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { useColumnWindow } from '@/elements/table/columns/column-window';
import { TableEdges } from '@/elements/table/columns/table-edges';
import { VirtualRows } from '@/elements/table/rows/virtual-rows';
import { clamp } from '@/lib/number';
import { useIsMobile, useIsPrinted } from '@/ui/use-media';
import styles from './matrix.module.css';

/** Larger tables render only the visible rows and columns. */
const manyRows = 50;
const manyColumns = 20;
/** The same heights as in the style sheet. */
const rowPx = { desktop: 41, phone: 57 };
const columnPx = 112;
const columnWidth = { width: columnPx };

/** A column of a matrix. */
export interface MatrixColumn {
  key: string;
  title: string;
  /** Header above adjacent columns of the same group. */
  group?: string;
}

/** The rendered columns: `from` is included, `to` is not. */
export interface ColumnSpan {
  from: number;
  to: number;
}

/** Combines adjacent columns of one group under one header. */
function groupsOf(columns: readonly MatrixColumn[]) {
  const groups: { title: string; span: number; first: number }[] = [];
  for (const [first, { group = '' }] of columns.entries()) {
    const last = groups.at(-1);
    if (last?.title === group) last.span += 1;
    else groups.push({ title: group, span: 1, first });
  }
  return groups;
}

const headerRowsOf = (columns: readonly MatrixColumn[]) =>
  columns.some(({ group }) => group) ? 2 : 1;

interface HeadProps {
  title: string;
  /** The heading of the first column, where it is not the title. */
  corner?: string;
  columns: readonly MatrixColumn[];
  /** Draws the heading of a group, which begins with the column of that index. */
  renderGroup?: (title: string, first: number) => ReactNode;
  renderHead?: (column: MatrixColumn, index: number) => ReactNode;
  /** The heading of the column of buttons. */
  actions?: string;
}

function Head({ title, corner = title, columns, renderGroup, renderHead, actions }: HeadProps) {
  const heads = columns.map((column, index) => (
    <th key={column.key} scope="col" aria-colindex={index + 2}>
      {renderHead ? renderHead(column, index) : <span>{column.title}</span>}
    </th>
  ));
  const lines = headerRowsOf(columns);
  const isGrouped = lines > 1;
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" rowSpan={lines} className={styles.who}>
          {corner}
        </th>
        {isGrouped
          ? groupsOf(columns).map((group) => (
              <th key={group.title} scope="colgroup" colSpan={group.span}>
                <span>{renderGroup ? renderGroup(group.title, group.first) : group.title}</span>
              </th>
            ))
          : heads}
        {actions && (
          <th scope="col" rowSpan={lines} className={styles.actions}>
            <span className="visually-hidden">{actions}</span>
          </th>
        )}
      </tr>
      {isGrouped && <tr aria-rowindex={2}>{heads}</tr>}
    </thead>
  );
}

/** Columns may be wider than `columnPx` when the table is wider than its columns, but then all of them are visible. */
function useColumnsInView(box: RefObject<HTMLElement | null>, count: number): ColumnSpan {
  const isWide = count > manyColumns;
  const view = useColumnWindow(box, isWide);
  if (useIsPrinted() || !isWide) return { from: 0, to: count };
  const from = Math.floor(view.from / columnPx);
  const to = Math.ceil(view.to / columnPx);
  return { from: clamp(from, 0, count), to: Math.min(to, count) };
}

/** Fills the place of columns that are not rendered. */
export const GapCell = ({ columns }: { columns: number }) =>
  columns > 0 && <td aria-hidden="true" colSpan={columns} />;

interface BodyProps extends Pick<MatrixGridProps, 'columns' | 'rowCount' | 'renderRow'> {
  box: RefObject<HTMLDivElement | null>;
}

function Body({ box, columns, rowCount, renderRow }: BodyProps) {
  const isMobile = useIsMobile();
  const span = useColumnsInView(box, columns.length);
  const above = headerRowsOf(columns) + 1;
  const render = (index: number) => renderRow(index, index + above, span);
  if (rowCount <= manyRows) {
    return <tbody>{Array.from({ length: rowCount }, (_, index) => render(index))}</tbody>;
  }
  return (
    <VirtualRows box={box} count={rowCount} rowPx={isMobile ? rowPx.phone : rowPx.desktop}>
      {render}
    </VirtualRows>
  );
}

interface MatrixGridProps extends HeadProps {
  description: string;
  rowCount: number;
  /** `rowIndex` is the index of the row as `aria-rowindex` counts it. */
  renderRow: (index: number, rowIndex: number, span: ColumnSpan) => ReactNode;
  keys: {
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void;
    onFocus: (event: FocusEvent<HTMLTableElement>) => void;
  };
  className?: string;
}

/** A table with a sticky first column and a sticky header, which renders only what is visible of many rows and columns. */
export function MatrixGrid(props: MatrixGridProps) {
  const { title, description, columns, rowCount, renderRow, keys, actions, className = '' } = props;
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className={`${styles.frame} ${className}`}>
      <div ref={box} className={styles.box}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its controls take the focus and bubble */}
        <table
          className={styles.table}
          data-wide={columns.length > manyColumns || undefined}
          aria-label={title}
          aria-description={description}
          aria-rowcount={rowCount + headerRowsOf(columns)}
          aria-colcount={columns.length + (actions ? 2 : 1)}
          {...keys}
        >
          {/* Fixed widths, because measuring so many cells is slow. */}
          <colgroup>
            <col className={styles.whoWidth} />
            <col span={columns.length} style={columnWidth} />
            {actions && <col className={styles.actionsWidth} />}
          </colgroup>
          <Head {...props} />
          <Body box={box} columns={columns} rowCount={rowCount} renderRow={renderRow} />
        </table>
      </div>
      <TableEdges box={box} />
    </div>
  );
}
