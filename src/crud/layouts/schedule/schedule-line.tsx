import { memo, type CSSProperties } from 'react';
import { Text } from '@/ui/layout/layout';
import { lanesOf, type Line } from './compose-schedule';
import { isIn, type Period } from './schedule';
import { placeOf } from './schedule-axis';
import { ScheduleBar, type BarProps } from './schedule-bar';
import { ScheduleGap, type FillGap } from './schedule-gap';
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
  /** Its first bar or gap is the one that Tab reaches. */
  isFirst: boolean;
  onFill: FillGap<Row> | undefined;
}

function PlainLine<Row>(props: LineProps<Row>) {
  const { name, line, title, window, today, ahead, isFirst, isMarks } = props;
  const { onOpen, onFill, move, run, canMove } = props;
  const { placed, lanes } = lanesOf(line, window, isMarks);
  // In the order of their days, in which the arrow keys go through them.
  const items = [
    ...(line.gaps ?? []).filter((gap) => isIn(gap, window)).map((gap) => ({ gap, from: gap.from })),
    ...placed.map(({ period: { entry, ...drawn }, lane }) => ({
      gap: undefined,
      from: drawn.from,
      entry,
      drawn,
      lane,
    })),
  ].toSorted((a, b) => a.from - b.from);
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
        {today >= window.from && today <= window.to && (
          <li
            key="today"
            aria-hidden="true"
            className={styles.now}
            style={placeOf({ from: today, to: today }, window)}
          />
        )}
        {items.map((item, index) => {
          const isStop = isFirst && index === 0;
          if (item.gap) {
            return (
              <ScheduleGap
                key={`gap ${item.from}`}
                {...{ line, where, window, today, ahead, onFill }}
                gap={item.gap}
                isFirst={isStop}
              />
            );
          }
          const { entry, lane } = item;
          const shared = {
            entry,
            window,
            lane,
            label: barText(entry, { where, today, isMarks }),
            isFirst: isStop,
            onOpen,
          };
          return isMarks ? (
            <ScheduleMark key={entry.key} {...shared} drawn={item.drawn} />
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
export const ScheduleLine = memo(PlainLine) as typeof PlainLine;
