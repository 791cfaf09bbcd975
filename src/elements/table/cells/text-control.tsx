import type { KeyboardEvent } from 'react';
import { t } from '@/i18n';
import styles from './control-cell.module.css';

interface TextControlProps {
  label: string;
  value: string;
  /** Why the value is not taken; '' when it is. */
  problem: string;
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
  const { label, value, problem, numeric, busy, disabled, on } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') on.settle();
    if (event.key !== 'Escape') return;
    // Only this cell is left, not what the table stands in.
    event.stopPropagation();
    on.reset();
  };
  return (
    <input
      className={styles.input}
      aria-label={label}
      aria-invalid={problem !== '' || undefined}
      aria-busy={busy || undefined}
      title={problem || undefined}
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
export const problemOf = (broken: string | null, failed: boolean) =>
  broken ?? (failed ? t('elements.cells.unsaved') : '');
