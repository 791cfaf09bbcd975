import styles from './skeleton.module.css';

const barCount = 8;

/** A placeholder for the rows of the first load. It appears only when loading takes long. */
export function Skeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      {Array.from({ length: barCount }, (_unused, index) => (
        <span key={index} className={styles.bar} />
      ))}
    </div>
  );
}
