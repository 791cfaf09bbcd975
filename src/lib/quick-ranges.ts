import type { Dayjs, ManipulateType } from 'dayjs';

type QuickUnit = 'Day' | 'Week' | 'Month' | 'Quarter';
/** The ranges in the order in which the date picker offers them. */
const quickRangeNames = [
  'yesterday',
  'today',
  'tomorrow',
  'lastWeek',
  'thisWeek',
  'nextWeek',
  'lastMonth',
  'thisMonth',
  'nextMonth',
  'lastQuarter',
  'thisQuarter',
  'nextQuarter',
] as const;
export type QuickRangeName = (typeof quickRangeNames)[number];

/** The first day of the unit that contains `day`; weeks start on Monday. */
function startOf(day: Dayjs, unit: QuickUnit): Dayjs {
  if (unit === 'Day') return day.startOf('day');
  if (unit === 'Month') return day.startOf('month');
  if (unit === 'Week') return day.subtract((day.day() + 6) % 7, 'day').startOf('day');
  return day.month(Math.floor(day.month() / 3) * 3).startOf('month');
}

const steps: Record<QuickUnit, [number, ManipulateType]> = {
  Day: [1, 'day'],
  Week: [1, 'week'],
  Month: [1, 'month'],
  Quarter: [3, 'month'],
};
const units: QuickUnit[] = ['Day', 'Week', 'Month', 'Quarter'];

/** The twelve ranges around `now`, from 00:00:00 of the first day to 23:59:59 of the last. */
export function quickRanges(now: Dayjs): { name: QuickRangeName; range: [Dayjs, Dayjs] }[] {
  return quickRangeNames.map((name, index) => {
    const unit = units[Math.floor(index / 3)] ?? 'Day';
    const [count, step] = steps[unit];
    // Adding from the start of the unit: a month added to the 31st could end in another month.
    const start = startOf(startOf(now, unit).add(((index % 3) - 1) * count, step), unit);
    return { name, range: [start, start.add(count, step).subtract(1, 'second')] };
  });
}
