import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from '@/i18n';
import type { PeriodEdge } from '@/schema/layout';
import type { Entry } from './compose-schedule';
import { shortDay } from './days';
import type { Period } from './schedule';
import type { Move, MoveRun } from './use-moves';
import styles from './schedule.module.css';

const weekDays = 7;
/** How far the slider says that it goes; the calendar has no end. */
const yearDays = 366;

interface BarEdgeProps<Row> {
  edge: PeriodEdge;
  entry: Entry<Row>;
  /** The period as it is shown. */
  shown: Period;
  window: Period;
  today: number;
  move: Move | undefined;
  run: MoveRun<Row>;
}

/** An end of a bar, which is dragged or moved by keys: a day by an arrow, a week with Shift. */
export function BarEdge<Row>(props: BarEdgeProps<Row>) {
  const { edge, entry, shown, window, today, move, run } = props;
  const { t } = useTranslation();
  const day = edge === 'start' ? shown.from : shown.to;
  const isMoved = move?.edge === edge;
  const by = (days: number) =>
    run.current.to(entry, edge, run.current.daysOf(entry.key, edge) + days);
  const cancel = (handle: HTMLElement) => {
    // The pointer may still be pressed: what it moves by afterwards must not be saved when it is released.
    handle.onpointermove = null;
    run.current.drop();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLSpanElement>) => {
    const step = event.shiftKey ? weekDays : 1;
    const keys: Record<string, () => void> = {
      ArrowLeft: () => by(-step),
      ArrowRight: () => by(step),
      Enter: () => run.current.save(),
      ...(isMoved && { Escape: () => cancel(event.currentTarget) }),
    };
    const key = keys[event.key];
    if (!key) return;
    event.preventDefault();
    event.stopPropagation();
    key();
  };
  const onPointerDown = (event: PointerEvent<HTMLSpanElement>) => {
    const handle = event.currentTarget;
    const track = handle.closest('ul');
    if (!track || event.button !== 0) return;
    event.preventDefault();
    handle.focus({ preventScroll: true });
    const startX = event.clientX;
    const dayPx = track.clientWidth / (window.to - window.from + 1);
    handle.setPointerCapture(event.pointerId);
    handle.onpointermove = ({ clientX }) =>
      run.current.to(entry, edge, Math.round((clientX - startX) / dayPx));
    handle.onpointercancel = () => run.current.drop();
    handle.onlostpointercapture = () => {
      handle.onpointermove = null;
      handle.onpointercancel = null;
      handle.onlostpointercapture = null;
      run.current.save();
    };
  };
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input has a track of its own; here it is the bar's
      role="slider"
      data-edge={edge}
      data-print="no"
      tabIndex={-1}
      className={styles.edge}
      aria-label={t(`layouts.schedule.${edge}Of`, { title: entry.title })}
      aria-valuenow={day}
      aria-valuemin={edge === 'start' ? day - yearDays : shown.from}
      aria-valuemax={edge === 'start' ? shown.to : day + yearDays}
      aria-valuetext={shortDay(day, today)}
      aria-disabled={move?.isSent || undefined}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      // What was moved is saved when the user goes on, as in the cells of the table.
      onBlur={() => run.current.save()}
    >
      {isMoved && (
        <span aria-hidden="true" className={styles.date}>
          {shortDay(day, today)}
        </span>
      )}
    </span>
  );
}
