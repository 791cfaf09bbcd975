import { useTranslation } from '@/i18n';
import type { Line } from './compose-schedule';
import { clip, type Period } from './schedule';
import { placeOf } from './schedule-axis';
import { gapText } from './schedule-texts';
import styles from './schedule.module.css';

/** Opens the form of a new record in a gap of a line. */
export type FillGap<Row> = (line: Line<Row>, gap: Period) => void;

interface ScheduleGapProps<Row> {
  line: Line<Row>;
  gap: Period;
  /** The place of the line, in words. */
  where: string;
  window: Period;
  today: number;
  ahead: Period;
  /** It is the one that Tab reaches. */
  isFirst: boolean;
  /** Undefined where the user may not create a record. */
  onFill: FillGap<Row> | undefined;
}

/** Days on which a place shows nothing; a press creates a record that does. */
export function ScheduleGap<Row>(props: ScheduleGapProps<Row>) {
  const { line, gap, where, window, today, ahead, isFirst, onFill } = props;
  const { t } = useTranslation();
  const place = placeOf(clip(gap, window), window);
  if (!onFill) return <li aria-hidden="true" className={styles.gap} style={place} />;
  const words = t('layouts.schedule.fill', { place: where, gap: gapText([gap], today, ahead) });
  return (
    <li className={styles.gap} data-entry style={place}>
      <button
        type="button"
        data-bar
        tabIndex={isFirst ? 0 : -1}
        aria-label={words}
        title={words}
        onClick={() => onFill(line, gap)}
      />
    </li>
  );
}
