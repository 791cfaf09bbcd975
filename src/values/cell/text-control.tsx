import type { KeyboardEvent } from 'react';
import { useMaskedBox } from '@/elements/control/use-masked-box';
import { t } from '@/i18n';
import { isInputMethodKey } from '@/lib/keys';
import { maskNumbers } from '@/lib/mask';
import { TextInput } from '@/ui/text-input';
import type { ErrorProps } from './cell-error';
import styles from './control-cell.module.css';

interface TextControlProps {
  label: string;
  value: string;
  /** ARIA attributes of an error; the parent renders the message. */
  errorProps: ErrorProps;
  isNumeric?: boolean;
  busy: boolean;
  disabled?: boolean;
  onChange: (text: string) => void;
  onCommit: () => void;
  onReset: () => void;
}

/** The text input of a cell: Enter saves, Esc resets. The parent handles blur. */
export function TextControl(props: TextControlProps) {
  const { label, value, errorProps, isNumeric, busy, disabled } = props;
  const { onChange, onCommit, onReset } = props;
  const masked = useMaskedBox(value, maskNumbers);
  const onKeyDown = (event: KeyboardEvent) => {
    // Esc resets only this cell and must not close the dialog that contains the table.
    if (event.key === 'Escape') event.stopPropagation();
    // The keys belong to the input method while a Chinese word is being composed.
    if (isInputMethodKey(event)) return;
    if (event.key === 'Enter') onCommit();
    if (event.key === 'Escape') onReset();
  };
  return (
    <TextInput
      {...errorProps}
      className={styles.input}
      aria-label={label}
      aria-busy={busy || undefined}
      inputMode={isNumeric ? 'decimal' : undefined}
      autoComplete="off"
      value={masked.text}
      onFocus={masked.onFocus}
      onBlur={masked.onBlur}
      disabled={disabled}
      readOnly={busy}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

/** Returns the message for a value that is invalid or could not be saved. */
export const errorMessage = (invalid: string, failed: boolean) =>
  invalid || (failed ? t('elements.cells.unsaved') : '');
