import styles from './settings.module.css';

interface SwitchRowProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A sentence and its switch; the whole line is the target. */
export function SwitchRow({ label, on, onChange }: SwitchRowProps) {
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
