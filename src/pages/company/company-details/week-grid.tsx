import { Weekday } from '@/enums';
import { currentLanguage, useTranslation } from '@/i18n';
import { dateFormat } from '@/lib/intl';
import { dayMs } from '@/lib/time';
import { Button } from '@/ui/button';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { cellText } from '@/values/cell-text';
import styles from './week-grid.module.css';

const name = 'company.details.workDays';

interface WeekGridProps {
  days: readonly Weekday[];
  open: string | null;
  close: string | null;
}

/** Shows the opening hours of each day of the week, or that the company is closed. */
export function WeekGrid({ days, open, close }: WeekGridProps) {
  const { t } = useTranslation();
  const hours = t(`${name}.hours`, { open, close });
  return (
    <Grid as="dl" gap={2} className={styles.week}>
      {Weekday.$values.map((day) => (
        <div key={day} data-works={days.includes(day)}>
          <dt>{cellText(day, 'code', { enum: Weekday })}</dt>
          <Text as="dd" tone="secondary" digits>
            {days.includes(day) ? hours : t(`${name}.off`)}
          </Text>
        </div>
      ))}
    </Grid>
  );
}

/** The time of any Monday, to format the names of the weekdays. */
const mondayMs = 4 * dayMs;
const presets = {
  monToFri: Weekday.$values.filter((day) => day <= Weekday.friday),
  monToSat: Weekday.$values.filter((day) => day <= Weekday.saturday),
  all: [...Weekday.$values],
};

interface WeekPickerProps {
  id?: string;
  label: string;
  days: readonly Weekday[];
  onChange?: (days: Weekday[]) => void;
}

/** Selects the days of the week one by one, or a common selection with one click. */
export function WeekPicker({ id, label, days, onChange }: WeekPickerProps) {
  const { t } = useTranslation();
  const short = dateFormat(currentLanguage(), { weekday: 'short', timeZone: 'UTC' });
  const setDay = (day: Weekday, on: boolean) =>
    onChange?.(Weekday.$values.filter((own) => (own === day ? on : days.includes(own))));
  return (
    <fieldset id={id} className={styles.picker} aria-label={label} tabIndex={-1}>
      <Grid gap={2} className={styles.week}>
        {Weekday.$values.map((day) => (
          <Row key={day} as="label" gap={2} justify="center" data-works={days.includes(day)}>
            <input
              type="checkbox"
              checked={days.includes(day)}
              onChange={({ target }) => setDay(day, target.checked)}
            />
            {short.format(mondayMs + (day - Weekday.monday) * dayMs)}
          </Row>
        ))}
      </Grid>
      <Row gap={4} lineGap={1} align="stretch" wrap above={2}>
        {Object.entries(presets).map(([key, week]) => (
          <Button key={key} variant="link" onClick={() => onChange?.(week)}>
            {t(`${name}.picks.${key}`)}
          </Button>
        ))}
      </Row>
    </fieldset>
  );
}
