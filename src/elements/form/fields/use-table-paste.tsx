import { useQueryClient } from '@tanstack/react-query';
import { useState, type ClipboardEvent } from 'react';
import { useFormFields } from '@/elements/control/form-context';
import { loadTexts, t } from '@/i18n';
import type { AnyField, Values } from '@/schema/field';
import { Button } from '@/ui/button';
import { notify } from '@/ui/feedback/notify';
import { Row, Text } from '@/ui/layout/layout';
import { useLatest } from '@/ui/use-latest';
import styles from './table-form.module.css';

interface Rows {
  rows: Values[];
  keys: readonly number[];
}

interface TablePasteOptions extends Rows {
  columns: AnyField[];
  /** The number of rows that the table may have. */
  max: number;
  /** The index of the cell of the first column in its row. */
  firstCell: number;
  /** Replaces all rows. The keys are those of the rows that stay; new rows follow them. */
  onPaste: (rows: Values[], keys: readonly number[]) => void;
}

async function loadPaste() {
  const [rows, known, merged] = await Promise.all([
    import('./paste-rows'),
    import('@/elements/spreadsheet/load-known'),
    import('@/elements/spreadsheet/merged-cells'),
    loadTexts('range'),
  ]);
  return { ...rows, ...known, ...merged };
}

/** The row and column of the cell that a block of cells is pasted into; null for a text that belongs to one input. */
function placeOf(
  { target, currentTarget }: ClipboardEvent<HTMLTableElement>,
  text: string,
  firstCell: number,
) {
  const isBlock =
    text.includes('\t') || (/\n./.test(text) && !(target instanceof HTMLTextAreaElement));
  const cell = target instanceof Element ? target.closest('td') : null;
  const row = cell?.closest('tr');
  // Also the cells of a calendar, which stands in the table for React only, are no cells of the table.
  if (!isBlock || !cell || !row || !currentTarget.contains(cell)) return null;
  return { row: row.sectionRowIndex, column: cell.cellIndex - firstCell };
}

/** Pastes the cells of a spreadsheet into a table of inputs, says what was pasted, and offers to take it back. */
export function useTablePaste(options: TablePasteOptions) {
  const { firstCell, rows: shown } = options;
  const { name } = useFormFields();
  const client = useQueryClient();
  const latest = useLatest(options);
  const [done, setDone] = useState<{ before: Rows; after: Values[]; remarks: string[] }>();

  const onPaste = (event: ClipboardEvent<HTMLTableElement>) => {
    const copied = event.clipboardData.getData('text/plain');
    const html = event.clipboardData.getData('text/html');
    const from = placeOf(event, copied, firstCell);
    if (!from) return;
    event.preventDefault();
    // An input that cleans what is pasted would take the text as its own.
    event.stopPropagation();
    const paste = async () => {
      const { pasteRows, loadKnown, fillMergedCells } = await loadPaste();
      const text = fillMergedCells(copied, html);
      const known = await loadKnown(latest.current.columns, client);
      const { rows, keys, columns, max } = latest.current;
      const pasted = pasteRows({ name, columns, rows, max, text, from, known });
      setDone({ before: { rows, keys }, after: pasted.rows, remarks: pasted.remarks });
      latest.current.onPaste(pasted.rows, keys);
    };
    paste().catch(() => notify.failure(t('elements.load.failed')));
  };

  // What is edited afterwards would be lost.
  const canUndo =
    done !== undefined &&
    shown.length === done.after.length &&
    shown.every((row, index) => row === done.after[index]);
  const note = done && (
    <Row as="output" gap={2} wrap className={styles.pasted}>
      <Text size={12} tone="secondary">
        {done.remarks.join(' · ')}
      </Text>
      {canUndo && (
        <Button
          variant="link"
          onClick={() => {
            setDone(undefined);
            options.onPaste(done.before.rows, done.before.keys);
          }}
        >
          {t('elements.undo.action')}
        </Button>
      )}
    </Row>
  );
  return { onPaste, note };
}
