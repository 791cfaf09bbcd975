import styles from './skeleton.module.css';

/** The number of parts of each shape, and of bars in a part. */
const parts = {
  lines: [1, 8],
  /** The head and the first five rows of a list within a record. */
  rows: [1, 6],
  /** The records of a card, each on a line of its own. */
  records: [1, 6],
  /** The same, with a bar in each line. */
  meters: [1, 8],
  /** Some facts below each other. */
  facts: [1, 4],
  /** One value, or a short text. */
  text: [1, 2],
  /** A record: a head, and two columns of facts. */
  record: [3, 5],
  /** The cards of a list. */
  cards: [5, 3],
  /** The cards of a record in two columns, the first of which is the wider one. */
  columns: [4, 6],
  /** A table of rows and columns, such as starts and destinations. */
  grid: [10, 9],
  /** Figures next to each other. */
  figures: [6, 2],
  /** A heading with numbers below it, each with its name. */
  tiles: [6, 2],
  /** One chart. */
  chart: [1, 6],
  /** A chart, and a narrower one next to it. */
  charts: [2, 6],
  /** Pictures below each other, each with its title. */
  pictures: [5, 2],
  /** The fields of a form, each after its label. */
  form: [6, 2],
} as const;

const list = (length: number) => Array.from({ length }, (_unused, index) => index);

export type SkeletonShape = keyof typeof parts;

/** A placeholder for the first load, in the shape of what comes. It appears only when loading takes long. */
export function Skeleton({ shape = 'lines' }: { shape?: SkeletonShape }) {
  const [partCount, barCount] = parts[shape];
  return (
    <div className={styles.skeleton} data-shape={shape} aria-busy="true">
      {list(partCount).map((part) => (
        <div key={part} className={styles.part}>
          {list(barCount).map((bar) => (
            <span key={bar} className={styles.bar} />
          ))}
        </div>
      ))}
    </div>
  );
}
