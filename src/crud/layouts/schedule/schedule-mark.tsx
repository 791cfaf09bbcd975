import type { CSSProperties } from 'react';
import { EntryButton, type EntryProps } from './entry-button';
import type { Period } from './schedule';
import { placeOf } from './schedule-axis';
import styles from './schedule.module.css';

interface ScheduleMarkProps<Row> extends EntryProps<Row> {
  /** The days that its line and its title take. */
  drawn: Period;
  window: Period;
  lane: number;
}

/** The day of a record: a line with the title beside it. */
export function ScheduleMark<Row>({ drawn, window, lane, ...shared }: ScheduleMarkProps<Row>) {
  const { tone, isOn, from } = shared.entry;
  return (
    <li
      className={styles.bar}
      data-mark={drawn.from < from ? 'before' : 'after'}
      data-tone={tone}
      data-off={!isOn || undefined}
      data-entry
      style={{ ...placeOf(drawn, window), '--lane': lane } as CSSProperties}
    >
      <EntryButton {...shared} />
    </li>
  );
}
