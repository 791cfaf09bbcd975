import { memo, type MouseEvent } from 'react';
import type { Id } from '@/api/types';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { GapCell, type ColumnSpan, type MatrixColumn } from './matrix-grid';
import { focusChanged } from './matrix-keys';
import styles from './matrix.module.css';

export interface MatrixRow {
  id: Id;
  title: string;
  /** Facts that render below the title. */
  facts: readonly string[];
  /** Keys of the checked columns, and of those checked on the server. */
  on: ReadonlySet<string>;
  saved: ReadonlySet<string>;
  /** Why the last save failed. */
  error?: string;
}
/** Must be stable, or every render renders all rows. */
export interface MatrixEvents {
  onToggle: (id: Id, key: string) => void;
  onSave: (id: Id) => void;
  onUndo: (id: Id) => void;
}

export const isChanged = ({ on, saved }: MatrixRow) =>
  on.size !== saved.size || [...on].some((key) => !saved.has(key));

interface CellProps {
  id: Id;
  /** Index in its row. */
  index: number;
  column: string;
  label: string;
  checked: boolean;
  changed: boolean;
  busy: boolean;
  onToggle: MatrixEvents['onToggle'];
}

/** Memoised and without hooks, because a thousand of them may be visible: only the changed one renders. */
const Cell = memo(function PlainCell(props: CellProps) {
  const { id, index, column, label, checked, changed, busy, onToggle } = props;
  return (
    <td aria-colindex={index + 2} data-changed={changed}>
      <Checkbox
        label={label}
        checked={checked}
        busy={busy}
        tabIndex={-1}
        onChange={() => onToggle(id, column)}
      />
    </td>
  );
});

/**
 * The buttons of a row disappear once it is saved or undone, so the focus moves to its first changed checkbox before.
 */
const focusBefore = (action: () => void) => (event: MouseEvent<HTMLElement>) => {
  focusChanged(event);
  action();
};

interface RowProps extends ColumnSpan {
  row: MatrixRow;
  /** Index of the row as `aria-rowindex` counts it. */
  rowIndex: number;
  columns: readonly MatrixColumn[];
  events: MatrixEvents;
  busy: boolean;
}

/** The facts below the name of a row, with a dot between two that are on the same line. */
const Facts = ({ facts }: { facts: readonly string[] }) => (
  <span className={styles.facts}>
    {facts.map((fact, index) => (
      // The space keeps facts apart that are copied or read out.
      <span key={index}>{`${fact} `}</span>
    ))}
  </span>
);

export const Row = memo(function PlainRow(props: RowProps) {
  const { row, rowIndex, columns, from, to, events, busy } = props;
  const { t } = useTranslation();
  const { id, title, facts, on, saved, error } = row;
  return (
    <tr aria-rowindex={rowIndex} data-edited={isChanged(row) || undefined}>
      <th scope="row" aria-colindex={1} className={styles.who}>
        <strong title={title}>{title}</strong>
        <small title={error ?? facts.join(' · ')} data-error={error !== undefined}>
          {error ?? <Facts facts={facts} />}
        </small>
      </th>
      <GapCell columns={from} />
      {columns.slice(from, to).map((column, index) => (
        <Cell
          key={column.key}
          id={id}
          index={from + index}
          column={column.key}
          label={t('elements.matrix.cell', { row: title, column: column.title })}
          checked={on.has(column.key)}
          changed={on.has(column.key) !== saved.has(column.key)}
          busy={busy}
          onToggle={events.onToggle}
        />
      ))}
      <GapCell columns={columns.length - to} />
      <td aria-colindex={columns.length + 2} className={styles.actions}>
        {isChanged(row) && (
          <span>
            <Button variant="link" busy={busy} onClick={focusBefore(() => events.onSave(id))}>
              {t('actions.save')}
            </Button>
            <Button variant="link" disabled={busy} onClick={focusBefore(() => events.onUndo(id))}>
              {t('elements.matrix.undo')}
            </Button>
          </span>
        )}
      </td>
    </tr>
  );
});
