import dayjs from 'dayjs';
import type { Page } from '@/api/types';
import { exportPageRows, firstPage } from '@/config/limits';
import { isRecord, listOf } from '@/lib/guards';

const momentFormat = 'YYYY-MM-DD HH:mm:ss';

/** The first and last second of the last days, this one included. */
export const rangeOfDays = (count: number, today: number) => ({
  begin: dayjs(today)
    .subtract(count - 1, 'day')
    .startOf('day')
    .format(momentFormat),
  end: dayjs(today).endOf('day').format(momentFormat),
});

/** The part of a query that loads the newest records of a list. */
export const newestBy = (time: string) => ({
  page: firstPage,
  limit: exportPageRows,
  sort: `${time} descending`,
});

/** The records of each day of a range. Days that the newest records do not cover are left out. */
export function recordsPerDay(
  page: Page<object>,
  time: string,
  { begin, end }: { begin: string; end: string },
) {
  const records = listOf(page.items).filter(isRecord);
  const dayOf = (record: Record<string, unknown>) => String(record[time]).slice(0, 10);
  const isComplete = page.isTotalUnknown
    ? records.length < exportPageRows
    : records.length >= page.totalCount;
  const last = records.at(-1);
  const oldest = last ? dayOf(last) : '';
  const first = dayjs(begin).startOf('day');
  const count = dayjs(end).startOf('day').diff(first, 'day') + 1;
  return Array.from({ length: Math.max(0, count) }, (_unused, index) =>
    first.add(index, 'day').format('YYYY-MM-DD'),
  )
    .filter((date) => isComplete || date > oldest)
    .map((date) => ({ date, records: records.filter((record) => dayOf(record) === date) }));
}
