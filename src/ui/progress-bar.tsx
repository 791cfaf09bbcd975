import styles from './progress-bar.module.css';

interface ProgressBarProps {
  label: string;
  /** Without it the bar runs by itself. */
  value: number | undefined;
  max: number | undefined;
}

/** How much of a long job is done. */
export const ProgressBar = ({ label, value, max }: ProgressBarProps) => (
  <progress className={styles.bar} aria-label={label} value={value} max={max} />
);
