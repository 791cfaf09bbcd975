import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import dayjs, { type Dayjs } from 'dayjs';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { currentLanguage, useTranslation } from '@/i18n';
import { dateFormat } from '@/lib/intl';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Row, Text } from '@/ui/layout/layout';
import { days } from './precision';
import styles from './calendar.module.css';

const daysOfWeek = 7;
const weeksShown = 6;
/** How the keys move the focus. */
const steps: Record<string, (day: Dayjs) => Dayjs> = {
  ArrowLeft: (day) => day.subtract(1, 'day'),
  ArrowRight: (day) => day.add(1, 'day'),
  ArrowUp: (day) => day.subtract(1, 'week'),
  ArrowDown: (day) => day.add(1, 'week'),
  PageUp: (day) => day.subtract(1, 'month'),
  PageDown: (day) => day.add(1, 'month'),
};

/** The weeks around a month, from Monday on; always as many, so that the calendar keeps its height. */
function weeksOf(month: Dayjs): Dayjs[][] {
  const first = month.startOf('month');
  const start = first.subtract((first.day() + daysOfWeek - 1) % daysOfWeek, 'day');
  return Array.from({ length: weeksShown }, (_week, week) =>
    Array.from({ length: daysOfWeek }, (_day, index) =>
      start.add(week * daysOfWeek + index, 'day'),
    ),
  );
}

type Ends = readonly [Dayjs | null, Dayjs | null];

/** What a day is in the range; an end that is missing does not limit it. */
function placeOf(day: Dayjs, [first, last]: Ends) {
  if ((first && day.isSame(first, 'day')) || (last && day.isSame(last, 'day'))) return 'end';
  return first && last && day.isAfter(first) && day.isBefore(last) ? 'inside' : undefined;
}

interface CalendarProps {
  range: Ends;
  onPick: (day: Dayjs) => void;
}

/** One month with the days of a range. The arrow keys move between days, and Page Up and Page Down between months. */
export function Calendar({ range, onPick }: CalendarProps) {
  const { t } = useTranslation();
  const table = useRef<HTMLTableElement>(null);
  const set = range[0] ?? range[1];
  const [current, setCurrent] = useState(() => (set ?? dayjs()).startOf('day'));
  // A range that is typed or preset brings its month into view.
  const [shown, setShown] = useState(set);
  if (set?.valueOf() !== shown?.valueOf()) {
    setShown(set);
    if (set) setCurrent(set.startOf('day'));
  }
  const weeks = weeksOf(current);
  const language = currentLanguage();
  const move = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(current);
    if (!next) return;
    event.preventDefault();
    flushSync(() => setCurrent(next));
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  const turn = (count: number) => setCurrent(current.add(count, 'month'));
  return (
    <div className={styles.calendar}>
      <Row justify="between">
        <IconButton label={t('elements.filter.previousMonth')} onClick={() => turn(-1)}>
          <Icon icon={LeftOutlined} size={12} />
        </IconButton>
        <Text strong aria-live="polite">
          {dateFormat(language, { year: 'numeric', month: 'long' }).format(current.toDate())}
        </Text>
        <IconButton label={t('elements.filter.nextMonth')} onClick={() => turn(1)}>
          <Icon icon={RightOutlined} size={12} />
        </IconButton>
      </Row>
      <table ref={table} className={styles.month}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day.day()} scope="col">
                {dateFormat(language, { weekday: 'short' }).format(day.toDate())}
              </th>
            ))}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its buttons bubble */}
        <tbody onKeyDown={move}>
          {weeks.map((week) => (
            <tr key={week[0]?.valueOf()}>
              {week.map((day) => (
                <td key={day.valueOf()} data-place={placeOf(day, range)}>
                  <button
                    type="button"
                    tabIndex={day.isSame(current, 'day') ? 0 : -1}
                    aria-label={day.format(days.shown)}
                    aria-pressed={placeOf(day, range) === 'end'}
                    aria-current={day.isSame(dayjs(), 'day') ? 'date' : undefined}
                    data-other={!day.isSame(current, 'month') || undefined}
                    onClick={() => {
                      setCurrent(day);
                      onPick(day);
                    }}
                  >
                    {day.date()}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
