import { currentLanguage, useTranslation } from '@/i18n';
import { dateFormat } from '@/lib/intl';
import { Button } from '@/ui/button';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { Dot } from '@/values/cell/text-cells';
import { agendaOf, linesByEntry } from './agenda';
import type { ComposedSchedule } from './compose-schedule';
import { dateOf, shortDay } from './days';
import type { Period } from './schedule';
import type { FillGap } from './schedule-gap';
import { gapText, periodText, placeText } from './schedule-texts';
import styles from './schedule.module.css';

interface ScheduleAgendaProps<Row> {
  name: string;
  composed: ComposedSchedule<Row>;
  /** The days of the agenda. */
  window: Period;
  today: number;
  ahead: Period;
  isMarks: boolean;
  onOpen: (row: Row, opener: HTMLElement) => void;
  onFill: FillGap<Row> | undefined;
}

/** The schedule on a phone: what begins and what ends, day after day, and where nothing is shown. */
export function ScheduleAgenda<Row>(props: ScheduleAgendaProps<Row>) {
  const { name, composed, window, today, ahead, isMarks, onOpen, onFill } = props;
  const { t } = useTranslation();
  const lines = linesByEntry(composed.lines);
  const dayText = (day: number) => {
    const weekday = dateFormat(currentLanguage(), { weekday: 'short' }).format(dateOf(day));
    const near = {
      [today]: t('layouts.schedule.today'),
      [today + 1]: t('layouts.schedule.tomorrow'),
    };
    return [near[day], shortDay(day, today), weekday].filter(Boolean).join(' ');
  };
  const whereText = (key: string) => {
    const [first, ...others] = lines.get(key) ?? [];
    if (!first) return '';
    const text = placeText(name, first);
    return others.length
      ? t('layouts.schedule.several', { first: text, count: others.length + 1 })
      : text;
  };
  const free = composed.lines.flatMap((line) =>
    line.gaps?.[0] ? [{ line, gap: line.gaps[0], text: gapText(line.gaps, today, ahead) }] : [],
  );
  return (
    <>
      {free.length > 0 && (
        <details className={styles.free}>
          <summary>{t('layouts.schedule.free', { count: free.length })}</summary>
          <ul>
            {free.map(({ line, gap, text }) => (
              <Row as="li" key={line.key} gap={2} wrap>
                <span>{placeText(name, line)}</span>
                {onFill ? (
                  <Button
                    variant="link"
                    isPrinted
                    aria-label={t('layouts.schedule.fill', {
                      place: placeText(name, line),
                      gap: text,
                    })}
                    onClick={() => onFill(line, gap)}
                  >
                    {text}
                  </Button>
                ) : (
                  <Text tone="warning">{text}</Text>
                )}
              </Row>
            ))}
          </ul>
        </details>
      )}
      <ol className={styles.agenda} aria-label={t('layouts.schedule.agenda')}>
        {agendaOf(composed.shown, window, isMarks).map(({ day, count, events }) => (
          <li key={day}>
            <Row gap={2} justify="between" className={styles.day}>
              <Text as="h3" strong>
                {dayText(day)}
              </Text>
              <Text size={12} tone="secondary">
                {t('layouts.schedule.running', { count })}
              </Text>
            </Row>
            {events.length === 0 && (
              <Text as="p" tone="secondary" padding={2}>
                {t(`layouts.schedule.${isMarks ? 'noMarks' : 'quiet'}`)}
              </Text>
            )}
            <ul>
              {events.map(({ kind, entry }) => (
                <li key={`${kind} ${entry.key}`}>
                  <button
                    type="button"
                    className={styles.event}
                    data-off={!entry.isOn || undefined}
                    onClick={({ currentTarget }) => onOpen(entry.row, currentTarget)}
                  >
                    <Text medium>{t(`layouts.schedule.${kind}`)}</Text>
                    <Grid as="span" shrink>
                      <Text breaks>{entry.title}</Text>
                      <Text size={12} tone="secondary" breaks>
                        <span>{whereText(entry.key) + (isMarks ? '' : ' · ')}</span>
                        {!isMarks && (
                          <span className={styles.days}>{periodText(entry, today)}</span>
                        )}
                      </Text>
                    </Grid>
                    <Text size={12} data-tone={entry.tone}>
                      {entry.tone && <Dot tone={entry.tone} />}
                      <span>{entry.state}</span>
                    </Text>
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}
