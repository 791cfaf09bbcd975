import type { CSSProperties } from 'react';
import type { ScheduleLayout } from '@/schema/layout';
import { BarEdge } from './bar-edge';
import { EntryButton, type EntryProps } from './entry-button';
import { clip, type Period } from './schedule';
import { placeOf } from './schedule-axis';
import type { Move, MoveRun } from './use-moves';
import styles from './schedule.module.css';

const periodEdges = ['start', 'end'] as const;
/** A narrower bar has no room for a picture. */
const pictureFromDays = 10;

export interface BarProps<Row> extends EntryProps<Row> {
  window: Period;
  lane: number;
  today: number;
  move: Move | undefined;
  /** Undefined where the period cannot be changed. */
  run: MoveRun<Row> | undefined;
  canMove: ScheduleLayout<Row>['canMove'];
}

/** A period with the end that is being moved. */
const movedPeriod = ({ from, to }: Period, { edge, days }: Pick<Move, 'edge' | 'days'>): Period =>
  edge === 'start' ? { from: from + days, to } : { from, to: to + days };

/** The period of a record. */
export function ScheduleBar<Row>(props: BarProps<Row>) {
  const { entry, window, lane, label, isFirst, onOpen, today, move, run, canMove } = props;
  const { picture, tone, isOn } = entry;
  const period = move ? movedPeriod(entry, move) : entry;
  const { from, to } = period;
  const shown = clip(period, window);
  const edges = { start: from >= window.from, end: to <= window.to };
  return (
    <li
      className={styles.bar}
      data-tone={tone}
      data-off={!isOn || undefined}
      data-earlier={from < window.from || undefined}
      data-later={to > window.to || undefined}
      data-moved={move !== undefined || undefined}
      data-entry
      style={{ ...placeOf(shown, window), '--lane': lane } as CSSProperties}
    >
      <EntryButton
        {...{ entry, label, isFirst, onOpen }}
        picture={shown.to - shown.from >= pictureFromDays ? picture : undefined}
      />
      {run &&
        periodEdges
          // The end that is being moved keeps the focus, also outside of the days that are shown.
          .filter((edge) => edges[edge] || move?.edge === edge)
          .filter((edge) => canMove?.(entry.row, edge) ?? true)
          .map((edge) => (
            <BarEdge key={edge} {...{ edge, entry, window, today, move, run }} shown={period} />
          ))}
    </li>
  );
}
