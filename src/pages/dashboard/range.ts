import dayjs from 'dayjs';
import { quickRanges, type QuickRangeName } from '@/lib/quick-ranges';

/** Without future ranges, which contain nothing. */
const pastRanges = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
] as const satisfies readonly QuickRangeName[];
export type RangeName = (typeof pastRanges)[number];
export const rangeNames: readonly RangeName[] = pastRanges;
export const defaultRange: RangeName = 'today';

const momentFormat = 'YYYY-MM-DD HH:mm:ss';

/** The first and last second of a range around a day, in ms, which ends on that day at the latest. */
export function rangeOf(name: RangeName, today: number): { begin: string; end: string } {
  const now = dayjs(today);
  const range = quickRanges(now).find((quick) => quick.name === name)?.range ?? [now, now];
  const [first, last] = range;
  const end = now.endOf('day');
  return {
    begin: first.format(momentFormat),
    end: (last.isAfter(end) ? end : last).format(momentFormat),
  };
}

/** Whether the last day of a range is not over. */
export const isOngoing = ({ end }: Pick<ReturnType<typeof rangeOf>, 'end'>, now: number) =>
  dayjs(end).isAfter(now);

export const isOneDay = ({ begin, end }: ReturnType<typeof rangeOf>) =>
  dayjs(begin).isSame(end, 'day');

/**
 * The range of the same length that ends where this one begins. While this one is not over, the time that is still to
 * come is left out at the end of both: a morning is compared with the morning before.
 */
export function rangeBefore({ begin, end }: ReturnType<typeof rangeOf>, now: number) {
  const first = dayjs(begin);
  const days = dayjs(end).diff(first, 'day') + 1;
  const passed = Math.min(dayjs(end).valueOf(), now);
  return {
    begin: first.subtract(days, 'day').format(momentFormat),
    end: dayjs(passed).subtract(days, 'day').format(momentFormat),
  };
}

/** The range with this name; the default one when there is none. */
export const rangeByName = (text: string | null): RangeName =>
  pastRanges.find((name) => name === text) ?? defaultRange;
