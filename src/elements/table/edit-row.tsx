import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ById } from '@/api/types';
import { Button } from '@/ui/button';
import { CellEditor } from '@/elements/table/cells/cell-editor';
import { cellProblem } from '@/elements/table/cells/cell-problem';
import { Cell } from '@/elements/table/cells/cells';
import { actionsId } from '@/elements/table/columns/columns';
import styles from '@/elements/table/columns/table.module.css';
import actionStyles from './row-actions.module.css';
import { pinnedStyle } from '@/elements/table/columns/table-head';
import type { TableRowProps } from './table-row';

/** A row whose editable cells are inputs. Enter saves, Esc takes back; a failed save keeps what was typed. */
export function EditRow<Row extends ById>({ row, columns, events }: TableRowProps<Row>) {
  const { t } = useTranslation();
  // The draft is read on save only; nothing is drawn from it.
  const draft = useRef<Partial<Row>>({});
  const [isBusy, setIsBusy] = useState(false);

  const save = async () => {
    const wrong = columns.some(
      ({ declared }) =>
        declared && cellProblem(declared.edit, { ...row, ...draft.current }[declared.key]),
    );
    if (wrong || isBusy) return;
    setIsBusy(true);
    try {
      await events.onSave(row, draft.current);
      events.onEdit(row, false);
    } catch {
      // Told by the client; the cells keep what was typed.
      setIsBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.key === 'Escape') events.onEdit(row, false);
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // Leaving the cell settles its value.
    event.target.blur();
    void save();
  };
  return (
    <tr className={styles.row} data-editing onKeyDown={onKeyDown}>
      {columns.map((column) => (
        <td
          key={column.id}
          className={styles.cell}
          data-align={column.align}
          data-pinned={column.pinned || undefined}
          style={pinnedStyle(column)}
        >
          {column.declared?.edit && (
            <CellEditor
              column={column.declared}
              label={column.label}
              value={row[column.declared.key]}
              onCommit={(value) => Object.assign(draft.current, { [column.id]: value })}
            />
          )}
          {column.declared && !column.declared.edit && (
            <Cell column={column.declared} row={row} label={column.label} />
          )}
          {column.id === actionsId && (
            <span className={actionStyles.links}>
              <Button variant="link" busy={isBusy} onClick={() => void save()}>
                {t('common.save')}
              </Button>
              <Button variant="link" disabled={isBusy} onClick={() => events.onEdit(row, false)}>
                {t('common.cancel')}
              </Button>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}
