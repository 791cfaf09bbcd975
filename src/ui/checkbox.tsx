import type { ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps {
  label: string;
  checked: boolean;
  /** Some, but not all, of what the checkbox represents is selected. */
  indeterminate?: boolean;
  disabled?: boolean;
  /** A request is running: the value cannot be changed, but the checkbox stays focusable. */
  busy?: boolean;
  /** -1 for one of many checkboxes that arrow keys move between. */
  tabIndex?: 0 | -1;
  onChange: (checked: boolean) => void;
  /** Visible text next to the checkbox. */
  children?: ReactNode;
}

/** A native checkbox with a large click target. It has no hooks, because tables render hundreds of them. */
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
          // `indeterminate` has no HTML attribute. A ref is used, because effects for a thousand checkboxes are slow.
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
