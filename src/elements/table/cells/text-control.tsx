import type { KeyboardEvent } from 'react';
import type { ProblemMarks } from './cell-problem';
import { t } from '@/i18n';
import styles from './control-cell.module.css';

interface TextControlProps {
  label: string;
  value: string;
  /** What tells of a problem; the sentence itself is the owner's to draw. */
  marks: ProblemMarks;
  numeric?: boolean;
  busy: boolean;
  disabled: boolean;
  on: {
    change: (text: string) => void;
    settle: () => void;
    reset: () => void;
  };
}

/** A box of a cell: Enter settles what was typed, Esc takes it back. Leaving it is the owner's matter. */
export function TextControl(props: TextControlProps) {
  const { label, value, marks, numeric, busy, disabled, on } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') on.settle();
    if (event.key !== 'Escape') return;
    // Only this cell is left, not what the table stands in.
    event.stopPropagation();
    on.reset();
  };
  return (
    <input
      {...marks}
      className={styles.input}
      aria-label={label}
      aria-busy={busy || undefined}
      inputMode={numeric ? 'decimal' : undefined}
      autoComplete="off"
      value={value}
      disabled={disabled}
      readOnly={busy}
      onChange={({ target }) => on.change(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

/** What is said of a cell whose value is wrong, or could not be saved. */
export const problemOf = (broken: string, failed: boolean) =>
  broken || (failed ? t('elements.cells.unsaved') : '');
