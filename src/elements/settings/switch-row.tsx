import styles from './settings.module.css';

interface SwitchLineProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A sentence and its switch; the whole line is the target. */
export function SwitchLine({ label, on, onChange }: SwitchLineProps) {
  return (
    <label className={styles.switch}>
      {label}
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
