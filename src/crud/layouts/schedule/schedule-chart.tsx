import { useDeferredValue, type CSSProperties } from 'react';
import { useTranslation } from '@/i18n';
import { useIsPrinted } from '@/ui/use-media';
import type { ComposedSchedule, Line } from './compose-schedule';
import { isIn } from './schedule';
import { ScheduleAxis } from './schedule-axis';
import { scheduleKeys } from './schedule-keys';
import { ScheduleLine, type LineProps } from './schedule-line';
import styles from './schedule.module.css';

/** More lines than fit on a screen. */
const firstLines = 40;

interface ScheduleChartProps<Row> extends Pick<
  LineProps<Row>,
  | 'name'
  | 'window'
  | 'today'
  | 'ahead'
  | 'isMarks'
  | 'onOpen'
  | 'onFill'
  | 'move'
  | 'run'
  | 'canMove'
> {
  composed: ComposedSchedule<Row>;
}

interface Group<Row> {
  substation: string;
  lines: Line<Row>[];
}

/** The lines of each sub-station; without several places each sub-station is a line itself. */
function groupsOf<Row>(lines: readonly Line<Row>[]): Group<Row>[] {
  const hasPlaces = new Set(lines.map(({ place }) => place)).size > 1;
  const groups: Group<Row>[] = [];
  for (const line of lines) {
    const substation = hasPlaces ? line.substation : '';
    const last = groups.at(-1);
    if (last?.substation === substation) last.lines.push(line);
    else groups.push({ substation, lines: [line] });
  }
  return groups;
}

/** The periods of all places on one axis of days. */
export function ScheduleChart<Row>({ composed, move, ...shared }: ScheduleChartProps<Row>) {
  const { window, today, onFill } = shared;
  const { t } = useTranslation();
  const isFilled = ({ entries }: Line<Row>) => entries.some((entry) => isIn(entry, window));
  // A line without anything says something only where it is free.
  const lines = composed.lines.filter((line) => line.gaps || isFilled(line));
  // The lines out of view follow without holding up the first ones.
  const deferredCount = useDeferredValue(lines.length, firstLines);
  const count = useIsPrinted() ? lines.length : deferredCount;
  const groups = groupsOf(lines.slice(0, count));
  const first = lines.find(
    (line) => isFilled(line) || (onFill && line.gaps?.some((gap) => isIn(gap, window))),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the bars inside take the focus
    <div
      className={styles.chart}
      style={{ '--days': window.to - window.from + 1 } as CSSProperties}
      data-print="flow"
      {...scheduleKeys}
    >
      <p className="visually-hidden">{t('layouts.schedule.keys')}</p>
      <ScheduleAxis window={window} today={today} showings={composed.shown} />
      <div className={styles.groups}>
        {groups.map(({ substation, lines: own }) => (
          <section key={own[0]?.key} aria-label={substation || undefined}>
            {substation && <h3 className={styles.substation}>{substation}</h3>}
            <ul>
              {own.map((line) => (
                <ScheduleLine
                  key={line.key}
                  line={line}
                  title={substation ? line.place : line.substation || line.place}
                  isFirst={line === first}
                  // Other lines need not be rendered again while an end is moved.
                  move={line.entries.some(({ key }) => key === move?.key) ? move : undefined}
                  {...shared}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
