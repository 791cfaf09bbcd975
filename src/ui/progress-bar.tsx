import styles from './progress-bar.module.css';

interface ProgressBarProps {
  label: string;
  /** undefined shows an indeterminate bar. */
  value: number | undefined;
  max: number | undefined;
}

/** Shows the progress of a long operation. */
export const ProgressBar = ({ label, value, max }: ProgressBarProps) => (
  <progress className={styles.bar} aria-label={label} value={value} max={max} />
);
