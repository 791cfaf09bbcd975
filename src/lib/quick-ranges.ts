import type { Dayjs, ManipulateType } from 'dayjs';

export type QuickUnit = 'Day' | 'Week' | 'Month' | 'Quarter';
/** `yesterday`, `today`, `lastWeek` … in the order they are offered. */
export const quickRangeNames = [
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

/** First day of the unit that `day` lies in; weeks start on Monday. */
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
  return quickRangeNames.map((name, at) => {
    const unit = units[Math.floor(at / 3)] ?? 'Day';
    const [count, step] = steps[unit];
    // Stepping from the start of the unit keeps the 31st from sliding into another month.
    const start = startOf(startOf(now, unit).add(((at % 3) - 1) * count, step), unit);
    return { name, range: [start, start.add(count, step).subtract(1, 'second')] };
  });
}
