import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { ById } from '@/api/types';
import { CellEditor, editError } from '@/elements/table/cells/cell-editor';
import { Cell } from '@/elements/table/cells/cells';
import { actionsId } from '@/elements/table/columns/columns';
import { cellProps } from '@/elements/table/columns/table-head';
import { useTranslation } from '@/i18n';
import { isInputMethodKey } from '@/lib/keys';
import { Button } from '@/ui/button';
import { useLatest } from '@/ui/use-latest';
import type { TableRowProps } from './table-row';
import actionStyles from './row-actions.module.css';
import styles from '@/elements/table/columns/table.module.css';

/** A row in edit mode. Enter saves, Esc cancels; a failed save keeps the input. */
export function EditRow<Row extends ById>({ row, index, columns, events }: TableRowProps<Row>) {
  const { t } = useTranslation();
  const element = useRef<HTMLTableRowElement>(null);
  // A save loads the list again, which may move the row.
  const latestIndex = useLatest(index);
  // A ref, because the draft is only read on save and never rendered.
  const draft = useRef<Partial<Row>>({});
  const [isBusy, setIsBusy] = useState(false);

  /** Ends edit mode. A focus within the row moves to the row, because its inputs are removed. */
  const end = () => {
    const hasFocus = element.current?.contains(document.activeElement);
    const table = element.current?.closest('table');
    flushSync(() => events.onEdit(row, false));
    if (!hasFocus) return;
    table?.querySelector<HTMLElement>(`tr[data-index="${latestIndex.current}"]`)?.focus();
  };
  const save = async () => {
    const isInvalid = columns.some(
      ({ declared }) =>
        declared?.edit && editError(declared, { ...row, ...draft.current }[declared.key]),
    );
    if (isInvalid || isBusy) return;
    setIsBusy(true);
    try {
      await events.onSave(row, draft.current);
      end();
    } catch {
      // The API client reports the error; the cells keep the input.
      setIsBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    // React also passes on the keys of popups that were opened from the row.
    if (!event.currentTarget.contains(event.target as Node)) return;
    // Esc must neither leave full screen nor close a dialog around the table.
    if (event.key === 'Escape') event.stopPropagation();
    // The keys belong to the input method while a Chinese word is being composed.
    if (isInputMethodKey(event)) return;
    if (event.key === 'Escape' && !isBusy) end();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // Blur commits the value of the cell. The user may have to correct it, so the focus returns.
    event.target.blur();
    event.target.focus();
    void save();
  };
  return (
    <tr ref={element} className={styles.row} data-editing onKeyDown={onKeyDown}>
      {columns.map((column) => (
        <td key={column.id} {...cellProps(column)}>
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
              <Button variant="link" disabled={isBusy} onClick={end}>
                {t('common.cancel')}
              </Button>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}
