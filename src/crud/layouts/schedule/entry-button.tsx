import { Picture } from '@/elements/upload/picture';
import { Dot, SeriesText } from '@/values/cell/text-cells';
import type { Entry } from './compose-schedule';
import styles from './schedule.module.css';

export interface EntryProps<Row> {
  entry: Entry<Row>;
  /** Everything that it says, in words. */
  label: string;
  /** It is the one that Tab reaches. */
  isFirst: boolean;
  onOpen: (row: Row, opener: HTMLElement) => void;
}

interface EntryButtonProps<Row> extends EntryProps<Row> {
  /** The address of a picture before the title. */
  picture?: string;
}

/** The button of a record on the axis, which opens it. */
export function EntryButton<Row>(props: EntryButtonProps<Row>) {
  const { entry, label, isFirst, onOpen, picture } = props;
  return (
    <button
      type="button"
      data-bar
      tabIndex={isFirst ? 0 : -1}
      aria-label={label}
      title={label}
      onClick={({ currentTarget }) => onOpen(entry.row, currentTarget)}
    >
      {entry.tone && <Dot tone={entry.tone} />}
      {picture && (
        <span className={styles.picture}>
          <Picture url={picture} alt="" size="small" />
        </span>
      )}
      <span className={styles.name}>
        <SeriesText text={entry.title} context={entry.substation} hint={label} />
      </span>
    </button>
  );
}
