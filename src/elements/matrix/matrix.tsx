import { lazy, Suspense, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/api/types';
import { Checkbox } from '@/elements/table/checkbox';
import { useIsMobile } from '@/elements/use-media';
import { matrixKeys } from './matrix-keys';
import styles from './matrix.module.css';
import { Row, type MatrixColumn, type MatrixEvents, type MatrixRow } from './matrix-row';

const VirtualRows = lazy(() =>
  import('@/elements/table/virtual-rows').then((module) => ({ default: module.VirtualRows })),
);

/** From here on only the rows in view are drawn. */
const manyRows = 50;
const rowPx = { desk: 41, phone: 57 };

/** Neighbours of one group stand under one head. */
function groupsOf(columns: readonly MatrixColumn[]) {
  const groups: { title: string; span: number }[] = [];
  for (const { group = '' } of columns) {
    const last = groups.at(-1);
    if (last?.title === group) last.span += 1;
    else groups.push({ title: group, span: 1 });
  }
  return groups;
}

interface HeadProps extends Pick<MatrixProps, 'title' | 'columns' | 'rows' | 'onColumn'> {
  busy: boolean;
}

function Head({ title, columns, rows, onColumn, busy }: HeadProps) {
  const { t } = useTranslation();
  const counts = useMemo(
    () => new Map(columns.map(({ key }) => [key, rows.filter(({ on }) => on.has(key)).length])),
    [columns, rows],
  );
  const heads = columns.map((column, at) => {
    const count = counts.get(column.key) ?? 0;
    const isAll = rows.length > 0 && count === rows.length;
    return (
      <th key={column.key} scope="col">
        <span>{column.title}</span>
        <Checkbox
          label={t('elements.matrix.column', { column: column.title })}
          checked={isAll}
          partly={count > 0 && !isAll}
          disabled={rows.length === 0}
          busy={busy}
          tabIndex={at === 0 ? 0 : -1}
          onChange={() => onColumn(column.key, !isAll)}
        />
      </th>
    );
  });
  const isGrouped = columns.some(({ group }) => group);
  const lines = isGrouped ? 2 : 1;
  return (
    <thead>
      <tr>
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
          {t('elements.table.actions')}
        </th>
      </tr>
      {isGrouped && <tr>{heads}</tr>}
    </thead>
  );
}

interface MatrixProps {
  /** What a row is. */
  title: string;
  columns: readonly MatrixColumn[];
  rows: readonly MatrixRow[];
  events: MatrixEvents;
  /** Sets a column of all rows. */
  onColumn: (key: string, on: boolean) => void;
  /** Rows on their way to the server. */
  busy: ReadonlySet<Id>;
}

/** Who has what, as a table of check boxes: its first column and its head stay in view. */
export function Matrix({ title, columns, rows, events, onColumn, busy }: MatrixProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const mobile = useIsMobile();
  const draw = (at: number) => {
    const row = rows[at];
    return (
      row && (
        <Row key={row.id} row={row} columns={columns} events={events} busy={busy.has(row.id)} />
      )
    );
  };
  return (
    <div ref={box} className={styles.box}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its boxes take the focus and bubble */}
      <table
        className={styles.table}
        aria-label={title}
        aria-description={t('elements.matrix.keys')}
        aria-rowcount={rows.length + 1}
        {...matrixKeys}
      >
        {/* Widths that need no measuring: with so many boxes it would be felt. */}
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
        {rows.length > manyRows ? (
          <Suspense fallback={<tbody />}>
            <VirtualRows box={box} count={rows.length} rowPx={mobile ? rowPx.phone : rowPx.desk}>
              {draw}
            </VirtualRows>
          </Suspense>
        ) : (
          <tbody>{rows.map((_row, at) => draw(at))}</tbody>
        )}
      </table>
    </div>
  );
}
