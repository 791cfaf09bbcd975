import { memo, type CSSProperties } from 'react';
import { Text } from '@/ui/layout/layout';
import { lanesOf, type Line } from './compose-schedule';
import { clip, isIn, type Period } from './schedule';
import { placeOf } from './schedule-axis';
import { ScheduleBar, type BarProps } from './schedule-bar';
import { ScheduleMark } from './schedule-mark';
import { barText, gapText, placeText } from './schedule-texts';
import styles from './schedule.module.css';

export interface LineProps<Row> extends Pick<
  BarProps<Row>,
  'window' | 'onOpen' | 'today' | 'move' | 'run' | 'canMove'
> {
  name: string;
  line: Line<Row>;
  /** What the line is called next to its bars: the place, or else the sub-station. */
  title: string;
  ahead: Period;
  /** Its records have a day instead of a period. */
  isMarks: boolean;
  /** Its first bar is the one that Tab reaches. */
  isFirst: boolean;
}

function PlainLine<Row>(props: LineProps<Row>) {
  const { name, line, title, window, today, ahead, isFirst, isMarks } = props;
  const { onOpen, move, run, canMove } = props;
  const { placed, lanes } = lanesOf(line, window, isMarks);
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
        {placed.map(({ period: { entry, from, to }, lane }, index) => {
          const shared = {
            entry,
            window,
            lane,
            label: barText(entry, { where, today, isMarks }),
            isFirst: isFirst && index === 0,
            onOpen,
          };
          return isMarks ? (
            <ScheduleMark key={entry.key} {...shared} drawn={{ from, to }} />
          ) : (
            <ScheduleBar
              key={entry.key}
              {...shared}
              {...{ today, run, canMove }}
              move={move?.key === entry.key ? move : undefined}
            />
          );
        })}
      </ul>
    </li>
  );
}

/** A place with what is shown there, and when nothing is. */
// `memo` hides that the component is generic.
export const ScheduleLine = memo(PlainLine) as unknown as typeof PlainLine;
