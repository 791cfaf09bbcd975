import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ById, Id } from '@/api/types';
import type { Column } from '@/elements/crud/schema';
import { useTableLayout } from './columns';
import styles from './data-table.module.css';
import { actionsPx, type ResolvedAction } from './row-actions';
import { Skeleton } from './skeleton';
import { TableHead } from './table-head';
import { TableRow } from './table-row';

type ActionsOf<Row> = (row: Row) => ResolvedAction<Row>[];

export interface DataTableProps<Row extends ById> {
  /** Name of the page; labels of the columns stand at `<name>.fields.<key>`. */
  name: string;
  columns: Column<Row>[];
  rows: Row[];
  /** `key ascending` or `key descending`; the server sorts. */
  sort?: string;
  onSort: (sort: string | undefined) => void;
  actions?: ActionsOf<Row>;
  /** The rows do not belong to the conditions shown: they are dimmed and say so. */
  stale?: boolean;
  /** Nothing has come yet. */
  loading?: boolean;
}

const cellPaddingPx = 24;
/** Kept free for the actions while there are no rows to measure them by. */
const unknownLinksPx = 120;

/** A function that never changes and runs the action as the newest render knows it. */
function useRunAction<Row>(actions: ActionsOf<Row> | undefined) {
  const newest = useRef(actions);
  useLayoutEffect(() => {
    newest.current = actions;
  });
  return useCallback((row: Row, code: string) => {
    newest
      .current?.(row)
      .find((action) => action.code === code)
      ?.onRun(row);
  }, []);
}

/** The list of a desk: a plain table in its own scroll box, which fills the height that is left. */
export function DataTable<Row extends ById>(props: DataTableProps<Row>) {
  const { name, columns: declared, rows: data, sort, onSort, actions, stale, loading } = props;
  const { t } = useTranslation();
  const [clicked, setClicked] = useState<Id>();
  const onAction = useRunAction(actions);
  const resolved = data.map((row) => actions?.(row) ?? []);
  const measuredPx = Math.max(0, ...resolved.map(actionsPx));
  const linksPx = actions && data.length === 0 ? unknownLinksPx : measuredPx;
  const { columns, rows, totalPx } = useTableLayout(
    name,
    declared,
    data,
    linksPx && linksPx + cellPaddingPx,
  );
  const isEmpty = rows.length === 0 && !stale && !loading;
  return (
    <div className={styles.frame} data-stale={stale || undefined}>
      {stale && <p className={styles.notice}>{t('elements.table.stale')}</p>}
      <div className={styles.box}>
        <table
          className={styles.table}
          style={{ minWidth: totalPx }}
          aria-label={t('elements.table.title')}
          aria-busy={stale || loading}
        >
          <TableHead columns={columns} sort={sort} onSort={onSort} />
          <tbody>
            {rows.map(({ id, original }, at) => (
              <TableRow
                key={id}
                row={original}
                columns={columns}
                actions={resolved[at] ?? []}
                isClicked={original.id === clicked}
                onClicked={setClicked}
                onAction={onAction}
              />
            ))}
          </tbody>
        </table>
        {loading && rows.length === 0 && <Skeleton />}
        {isEmpty && <p className={styles.empty}>{t('elements.table.empty')}</p>}
      </div>
    </div>
  );
}
