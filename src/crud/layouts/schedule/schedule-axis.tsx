import type { CSSProperties } from 'react';
import { useTranslation } from '@/i18n';
import { formatCount } from '@/lib/intl';
import { shortDay } from './days';
import { runsOf, type Period, type Run, type Showing } from './schedule';
import { periodText } from './schedule-texts';
import styles from './schedule.module.css';

const weekDays = 7;
/** The days that the word for the present day covers. */
const todayDays = 5;

/** Places an element on the axis by its first day and the number of its days. */
export const placeOf = ({ from, to }: Period, window: Period) =>
  ({ '--at': from - window.from, '--span': to - from + 1 }) as CSSProperties;

/** The runs whose counts are written: those with room next to the one written before, at a day for each digit. */
function writtenRuns(runs: readonly Run[]): ReadonlySet<Run> {
  let taken = runs[0]?.from ?? 0;
  return new Set(
    runs.filter(({ from, to, count }) => {
      const room = formatCount(count).length / 2;
      const middle = (from + to + 1) / 2;
      if (middle - room < taken) return false;
      taken = middle + room;
      return true;
    }),
  );
}

interface ScheduleAxisProps {
  window: Period;
  today: number;
  showings: readonly Showing[];
}

/** The Mondays of the window, the present day, and how many are shown on each day. */
export function ScheduleAxis({ window, today, showings }: ScheduleAxisProps) {
  const { t } = useTranslation();
  const weeks = Math.ceil((window.to - window.from + 1) / weekDays);
  const mondays = Array.from({ length: weeks }, (_, week) => window.from + week * weekDays);
  /** The word for the present day needs the room of the next Monday. */
  const isCovered = (day: number) => day >= today && day < today + todayDays;
  const runs = runsOf(showings, window);
  const written = writtenRuns(runs);
  const max = Math.max(1, ...runs.map(({ count }) => count));
  return (
    <div className={styles.axis}>
      <div className={styles.dates} aria-hidden="true">
        {mondays.map((day, week) => (
          <span key={day} style={placeOf({ from: day, to: day }, window)}>
            {isCovered(day) ? '' : shortDay(day, mondays[week - 1] ?? today)}
          </span>
        ))}
        {today >= window.from && today <= window.to && (
          <strong style={placeOf({ from: today, to: today }, window)}>
            {t('layouts.schedule.today')}
          </strong>
        )}
      </div>
      <ol className={styles.counts} aria-label={t('layouts.schedule.counts')}>
        {runs.map((run) => {
          const words = t('layouts.schedule.run', {
            days: periodText(run, today),
            count: run.count,
          });
          return (
            <li key={run.from} style={placeOf(run, window)} title={words}>
              <i style={{ '--height': run.count / max } as CSSProperties} />
              <span className="visually-hidden">{words}</span>
              <span aria-hidden="true">{written.has(run) ? formatCount(run.count) : ''}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
