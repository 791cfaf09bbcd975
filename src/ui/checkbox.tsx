import type { ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for, but not all. */
  indeterminate?: boolean;
  disabled?: boolean;
  /** A call about it is on its way: it cannot be changed, but keeps the focus. */
  busy?: boolean;
  /** -1: one of many that are reached by the arrows. */
  tabIndex?: 0 | -1;
  onChange: (checked: boolean) => void;
  /** Words beside the box, where there are any to see. */
  children?: ReactNode;
}

/** A plain checkbox with a target large enough to hit; hundreds of them must cost nothing. */
export function Checkbox(props: CheckboxProps) {
  const {
    label,
    checked,
    indeterminate = false,
    disabled,
    busy,
    tabIndex,
    onChange,
    children,
  } = props;
  return (
    <label className={styles.hit}>
      <input
        ref={(box) => {
          // There is no attribute for it; an effect for each of a thousand boxes would be felt.
          if (box) box.indeterminate = indeterminate;
        }}
        type="checkbox"
        aria-label={label}
        className={styles.box}
        checked={checked}
        disabled={disabled}
        tabIndex={tabIndex}
        aria-disabled={busy || undefined}
        onChange={({ target }) => busy || onChange(target.checked)}
      />
      {children}
    </label>
  );
}
