import styles from './skeleton.module.css';

const barCount = 8;

/** Stands in for the rows of a first load, and only once that takes longer than a blink. */
export function Skeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: barCount }, (_unused, at) => (
        <span key={at} className={styles.bar} />
      ))}
    </div>
  );
}
