import { memo } from 'react';
import type { ById, Id } from '@/api/types';
import { Cell } from './cells';
import { actionsId, type DrawnColumn } from './columns';
import styles from './data-table.module.css';
import { RowActions, type ResolvedAction } from './row-actions';

interface TableRowProps<Row extends ById> {
  row: Row;
  columns: DrawnColumn<Row>[];
  actions: ResolvedAction<Row>[];
  isClicked: boolean;
  onClicked: (id: Id) => void;
  /** Runs the newest action of that code; the ones in `actions` may stem from an earlier render. */
  onAction: (row: Row, code: string) => void;
}

function PlainRow<Row extends ById>(props: TableRowProps<Row>) {
  const { row, columns, actions, isClicked, onClicked, onAction } = props;
  return (
    <tr
      className={styles.row}
      aria-current={isClicked || undefined}
      onClick={() => onClicked(row.id)}
    >
      {columns.map(({ id, align, pinned, declared }) => (
        <td key={id} className={styles.cell} data-align={align} data-pinned={pinned || undefined}>
          {declared && <Cell column={declared} row={row} />}
          {id === actionsId && (
            <RowActions
              row={row}
              actions={actions.map(({ code, ...rest }) => ({
                ...rest,
                code,
                onRun: () => onAction(row, code),
              }))}
            />
          )}
        </td>
      ))}
    </tr>
  );
}

const looks = (actions: ResolvedAction<never>[]) =>
  actions.map(({ code, text, danger, busy }) => [code, text, danger, busy].join('|')).join();

/**
 * A row is drawn again only for a change that it shows. Its actions are made anew on every render
 * of the page, so they are compared by what they look like.
 */
export const TableRow = memo(
  PlainRow,
  (before, after) =>
    before.row === after.row &&
    before.columns === after.columns &&
    before.isClicked === after.isClicked &&
    looks(before.actions) === looks(after.actions),
) as typeof PlainRow; // memo() forgets the type parameter; the component is the same.
