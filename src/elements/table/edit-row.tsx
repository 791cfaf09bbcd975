import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '@/i18n';
import type { ById } from '@/api/types';
import { Button } from '@/ui/button';
import { CellEditor } from '@/elements/table/cells/cell-editor';
import { cellError } from '@/elements/table/cells/cell-error';
import { Cell } from '@/elements/table/cells/cells';
import { actionsId } from '@/elements/table/columns/columns';
import styles from '@/elements/table/columns/table.module.css';
import actionStyles from './row-actions.module.css';
import { pinnedStyle } from '@/elements/table/columns/table-head';
import type { TableRowProps } from './table-row';

/** A row in edit mode. Enter saves, Esc cancels; a failed save keeps the input. */
export function EditRow<Row extends ById>({ row, columns, events }: TableRowProps<Row>) {
  const { t } = useTranslation();
  // A ref, because the draft is only read on save and never rendered.
  const draft = useRef<Partial<Row>>({});
  const [isBusy, setIsBusy] = useState(false);

  const save = async () => {
    const isInvalid = columns.some(
      ({ declared }) =>
        declared && cellError(declared.edit, { ...row, ...draft.current }[declared.key]),
    );
    if (isInvalid || isBusy) return;
    setIsBusy(true);
    try {
      await events.onSave(row, draft.current);
      events.onEdit(row, false);
    } catch {
      // The API client reports the error; the cells keep the input.
      setIsBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    // React also passes on the keys of popups that were opened from the row.
    if (!event.currentTarget.contains(event.target as Node)) return;
    // The keys belong to the input method while a Chinese word is being composed.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') events.onEdit(row, false);
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // Blur commits the value of the cell.
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
