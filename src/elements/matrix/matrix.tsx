import { useMemo, useRef, type RefObject } from 'react';
import type { Id } from '@/api/types';
import { useColumnWindow } from '@/elements/table/columns/column-window';
import { TableEdges } from '@/elements/table/columns/table-edges';
import { VirtualRows } from '@/elements/table/virtual-rows';
import { useTranslation } from '@/i18n';
import { clamp } from '@/lib/number';
import { Checkbox } from '@/ui/checkbox';
import { useIsMobile, useIsPrinted } from '@/ui/use-media';
import { matrixKeys } from './matrix-keys';
import {
  Row,
  type ColumnSpan,
  type MatrixColumn,
  type MatrixEvents,
  type MatrixRow,
} from './matrix-row';
import styles from './matrix.module.css';

/** Larger tables render only the visible rows and columns. */
const manyRows = 50;
const manyColumns = 20;
/** The same sizes as in the style sheet. */
const rowPx = { desktop: 41, phone: 57 };
const columnPx = 112;

/** Combines adjacent columns of one group under one header. */
function groupsOf(columns: readonly MatrixColumn[]) {
  const groups: { title: string; span: number }[] = [];
  for (const { group = '' } of columns) {
    const last = groups.at(-1);
    if (last?.title === group) last.span += 1;
    else groups.push({ title: group, span: 1 });
  }
  return groups;
}

const headerRowsOf = (columns: readonly MatrixColumn[]) =>
  columns.some(({ group }) => group) ? 2 : 1;

interface HeadProps extends Pick<MatrixProps, 'title' | 'columns' | 'rows' | 'onColumn'> {
  busy: boolean;
}

function Head({ title, columns, rows, onColumn, busy }: HeadProps) {
  const { t } = useTranslation();
  const counts = useMemo(
    () => new Map(columns.map(({ key }) => [key, rows.filter(({ on }) => on.has(key)).length])),
    [columns, rows],
  );
  const heads = columns.map((column, index) => {
    const count = counts.get(column.key) ?? 0;
    const isAll = rows.length > 0 && count === rows.length;
    return (
      <th key={column.key} scope="col" aria-colindex={index + 2}>
        <span>{column.title}</span>
        <Checkbox
          label={t('elements.matrix.column', { column: column.title })}
          checked={isAll}
          indeterminate={count > 0 && !isAll}
          disabled={rows.length === 0}
          busy={busy}
          tabIndex={index === 0 ? 0 : -1}
          onChange={() => onColumn(column.key, !isAll)}
        />
      </th>
    );
  });
  const lines = headerRowsOf(columns);
  const isGrouped = lines > 1;
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" rowSpan={lines} className={styles.who}>
          {title}
        </th>
        {isGrouped
          ? groupsOf(columns).map((group) => (
              <th key={group.title} scope="colgroup" colSpan={group.span}>
                <span>{group.title}</span>
              </th>
            ))
          : heads}
        <th scope="col" rowSpan={lines} className={styles.actions}>
          <span className="visually-hidden">{t('elements.table.actions')}</span>
        </th>
      </tr>
      {isGrouped && <tr aria-rowindex={2}>{heads}</tr>}
    </thead>
  );
}

interface MatrixProps {
  /** Label of what a row is. */
  title: string;
  columns: readonly MatrixColumn[];
  rows: readonly MatrixRow[];
  events: MatrixEvents;
  /** Checks or unchecks a column in all rows. */
  onColumn: (key: string, on: boolean) => void;
  /** Ids of the rows that are being saved. */
  busy: ReadonlySet<Id>;
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

interface BodyProps extends Pick<MatrixProps, 'columns' | 'rows' | 'events' | 'busy'> {
  box: RefObject<HTMLDivElement | null>;
}

function Body({ box, columns, rows, events, busy }: BodyProps) {
  const mobile = useIsMobile();
  const { from, to } = useColumnsInView(box, columns.length);
  const above = headerRowsOf(columns) + 1;
  const renderRow = (index: number) => {
    const row = rows[index];
    return (
      row && (
        <Row
          key={row.id}
          row={row}
          rowIndex={index + above}
          columns={columns}
          from={from}
          to={to}
          events={events}
          busy={busy.has(row.id)}
        />
      )
    );
  };
  if (rows.length <= manyRows) return <tbody>{rows.map((_row, index) => renderRow(index))}</tbody>;
  return (
    <VirtualRows box={box} count={rows.length} rowPx={mobile ? rowPx.phone : rowPx.desktop}>
      {renderRow}
    </VirtualRows>
  );
}

/** A table of checkboxes with a sticky first column and a sticky header. */
export function Matrix({ title, columns, rows, events, onColumn, busy }: MatrixProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.frame}>
      <div ref={box} className={styles.box}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its boxes take the focus and bubble */}
        <table
          className={styles.table}
          aria-label={title}
          aria-description={t('elements.matrix.keys')}
          aria-rowcount={rows.length + headerRowsOf(columns)}
          aria-colcount={columns.length + 2}
          {...matrixKeys}
        >
          {/* Fixed widths, because measuring so many checkboxes is slow. */}
          <colgroup>
            <col className={styles.whoWidth} />
            <col span={columns.length} className={styles.width} />
            <col className={styles.actionsWidth} />
          </colgroup>
          <Head
            title={title}
            columns={columns}
            rows={rows}
            onColumn={onColumn}
            busy={busy.size > 0}
          />
          <Body box={box} columns={columns} rows={rows} events={events} busy={busy} />
        </table>
      </div>
      <TableEdges box={box} />
    </div>
  );
}
