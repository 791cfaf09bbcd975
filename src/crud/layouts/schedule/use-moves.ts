import { useState } from 'react';
import type { ById } from '@/api/types';
import { t } from '@/i18n';
import { toDate } from '@/lib/time';
import type { LayoutProps, PeriodEdge, ScheduleLayout } from '@/schema/layout';
import { useLatest } from '@/ui/use-latest';
import { daysOf, type Entry } from './compose-schedule';
import { moveTime } from './days';
import { periodText } from './schedule-texts';

/** An end of a period that is moved by some days. */
export interface Move {
  key: string;
  edge: PeriodEdge;
  days: number;
  isSent: boolean;
}

/** What the ends of bars call; it stays the same, so that lines can be memoised. */
export interface MoveRun<Row> {
  current: {
    to: (entry: Entry<Row>, edge: PeriodEdge, days: number) => void;
    daysOf: (key: string, edge: PeriodEdge) => number;
    drop: () => void;
    save: () => void;
  };
}

interface MovedRow<Row> extends Move {
  row: Row;
  /** What was loaded when the save had succeeded. */
  saved?: unknown;
}

interface Options<Row> extends Pick<LayoutProps<Row>, 'onSave'> {
  layout: ScheduleLayout<Row>;
  loaded: { rows: readonly Row[] } | undefined;
  today: number;
}

/** Moves the ends of periods: each move is shown at once, and saved when it is complete. */
export function useMoves<Row extends ById>({ layout, onSave, loaded, today }: Options<Row>) {
  const [stored, setStored] = useState<MovedRow<Row>>();
  const timeOf = (row: Row, edge: PeriodEdge) => {
    const key = layout[edge];
    return key ? String(row[key] ?? '') : '';
  };
  const movedTime = ({ row, edge, days }: Pick<MovedRow<Row>, 'row' | 'edge' | 'days'>) =>
    moveTime(timeOf(row, edge), days);
  /** The saved row is loaded, so that nothing is left of the move. */
  const isLoaded = (move: MovedRow<Row>) => {
    if (!move.isSent) return false;
    if (move.saved !== undefined && move.saved !== loaded) return true;
    const row = loaded?.rows.find(({ id }) => id === move.row.id);
    return row !== undefined && timeOf(row, move.edge) === movedTime(move);
  };
  const current = stored && !isLoaded(stored) ? stored : undefined;
  if (stored && !current) setStored(undefined);

  /** A move is possible while the period begins before it ends. */
  const isPeriod = (row: Row, edge: PeriodEdge, days: number) => {
    const times = { start: timeOf(row, 'start'), end: timeOf(row, 'end') };
    const moved = { ...times, [edge]: movedTime({ row, edge, days }) };
    return (toDate(moved.start) ?? 0) < (toDate(moved.end) ?? Infinity);
  };
  const run: MoveRun<Row> = useLatest({
    /** Moves an end to so many days from where it was saved, or as far as it goes. */
    to: ({ key, row }: Entry<Row>, edge: PeriodEdge, days: number) => {
      if (current?.isSent) return;
      let possible = days;
      while (possible !== 0 && !isPeriod(row, edge, possible)) possible -= Math.sign(possible);
      setStored({ key, row, edge, days: possible, isSent: false });
    },
    daysOf: (key: string, edge: PeriodEdge) =>
      current?.key === key && current.edge === edge ? current.days : 0,
    drop: () => {
      if (!current?.isSent) setStored(undefined);
    },
    save: () => {
      if (!current || current.isSent || !onSave) return;
      if (current.days === 0) return setStored(undefined);
      setStored({ ...current, isSent: true });
      // The values of the ends are texts, as the declaration's type has checked.
      const changes = { [layout[current.edge] ?? '']: movedTime(current) } as Partial<Row>;
      const period = daysOf({ ...current.row, ...changes }, layout);
      const text = period && t('layouts.schedule.moved', { period: periodText(period, today) });
      void onSave(current.row, changes, text).then(
        () => setStored((move) => move && { ...move, saved: latestLoaded.current }),
        // The list has reported it.
        () => setStored(undefined),
      );
    },
  });
  const latestLoaded = useLatest(loaded);
  return { move: current, run: onSave && run };
}
