import { memo, type CSSProperties } from 'react';
import { Picture } from '@/elements/upload/picture';
import type { ScheduleLayout } from '@/schema/layout';
import { Text } from '@/ui/layout/layout';
import { Dot } from '@/values/cell/text-cells';
import { BarEdge } from './bar-edge';
import { lanesOf, type Entry, type Line } from './compose-schedule';
import { clip, isIn, type Period } from './schedule';
import { placeOf } from './schedule-axis';
import { barText, gapText, placeText } from './schedule-texts';
import type { Move, MoveRun } from './use-moves';
import styles from './schedule.module.css';

const periodEdges = ['start', 'end'] as const;
/** A narrower bar has no room for a picture. */
const pictureFromDays = 10;

interface BarProps<Row> {
  entry: Entry<Row>;
  window: Period;
  lane: number;
  label: string;
  isFirst: boolean;
  onOpen: (row: Row, opener: HTMLElement) => void;
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
function Bar<Row>(props: BarProps<Row>) {
  const { entry, window, lane, label, isFirst, onOpen, today, move, run, canMove } = props;
  const { picture, title, tone, isOn } = entry;
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
      <button
        type="button"
        data-bar
        tabIndex={isFirst ? 0 : -1}
        aria-label={label}
        title={label}
        onClick={({ currentTarget }) => onOpen(entry.row, currentTarget)}
      >
        {tone && <Dot tone={tone} />}
        {picture && shown.to - shown.from >= pictureFromDays && (
          <span className={styles.picture}>
            <Picture url={picture} alt="" size="small" />
          </span>
        )}
        <span className="ui-ellipsis">{title}</span>
      </button>
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

export interface LineProps<Row> extends Pick<
  BarProps<Row>,
  'window' | 'onOpen' | 'today' | 'move' | 'run' | 'canMove'
> {
  name: string;
  line: Line<Row>;
  /** What the line is called next to its bars: the place, or else the sub-station. */
  title: string;
  ahead: Period;
  /** Its first bar is the one that Tab reaches. */
  isFirst: boolean;
}

function PlainLine<Row>(props: LineProps<Row>) {
  const { name, line, title, window, today, ahead, isFirst, onOpen, move, run, canMove } = props;
  const { placed, lanes } = lanesOf(line, window);
  const where = placeText(name, line);
  return (
    <li className={styles.line} data-line>
      <div className={styles.place}>
        <Text medium>{title}</Text>
        {line.gaps && (
          <Text size={12} tone={line.gaps.length > 0 ? 'warning' : 'secondary'}>
            {gapText(line.gaps, today, ahead)}
          </Text>
        )}
      </div>
      <ul className={styles.track} style={{ '--lanes': Math.max(1, lanes) } as CSSProperties}>
        {line.gaps
          ?.filter((gap) => isIn(gap, window))
          .map((gap) => (
            <li
              key={`gap ${gap.from}`}
              aria-hidden="true"
              className={styles.gap}
              style={placeOf(clip(gap, window), window)}
            />
          ))}
        {today >= window.from && today <= window.to && (
          <li
            key="today"
            aria-hidden="true"
            className={styles.now}
            style={placeOf({ from: today, to: today }, window)}
          />
        )}
        {placed.map(({ period: entry, lane }, index) => (
          <Bar
            key={entry.key}
            entry={entry}
            window={window}
            lane={lane}
            label={barText(entry, where, today)}
            isFirst={isFirst && index === 0}
            move={move?.key === entry.key ? move : undefined}
            {...{ onOpen, today, run, canMove }}
          />
        ))}
      </ul>
    </li>
  );
}

/** A place with what is shown there, and when nothing is. */
// `memo` hides that the component is generic.
export const ScheduleLine = memo(PlainLine) as unknown as typeof PlainLine;
