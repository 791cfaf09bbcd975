import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { afterEach, describe, expect, test } from 'vitest';
import { quickRanges } from '@/lib/quick-ranges';

const at = (now: string) =>
  Object.fromEntries(
    quickRanges(dayjs(now)).map(({ name, range }) => [
      name,
      range.map((moment) => moment.format('YYYY-MM-DD HH:mm:ss')).join(' ~ '),
    ]),
  );
const days = (first: string, last: string) => `${first} 00:00:00 ~ ${last} 23:59:59`;

afterEach(() => void dayjs.locale('en'));

describe('quick ranges', () => {
  test('are the twelve ranges of the specification in order, each in whole days', () => {
    expect(at('2026-11-21 05:04:03')).toEqual({
      yesterday: days('2026-11-20', '2026-11-20'),
      today: days('2026-11-21', '2026-11-21'),
      tomorrow: days('2026-11-22', '2026-11-22'),
      lastWeek: days('2026-11-09', '2026-11-15'),
      thisWeek: days('2026-11-16', '2026-11-22'),
      nextWeek: days('2026-11-23', '2026-11-29'),
      lastMonth: days('2026-10-01', '2026-10-31'),
      thisMonth: days('2026-11-01', '2026-11-30'),
      nextMonth: days('2026-12-01', '2026-12-31'),
      lastQuarter: days('2026-07-01', '2026-09-30'),
      thisQuarter: days('2026-10-01', '2026-12-31'),
      nextQuarter: days('2027-01-01', '2027-03-31'),
    });
  });

  test.each(['en', 'zh-cn'])('have a week from Monday to Sunday in %s', (language) => {
    dayjs.locale(language);
    expect(at('2026-11-22 23:59:59').thisWeek).toBe(days('2026-11-16', '2026-11-22'));
    expect(at('2026-11-23 00:00:00').thisWeek).toBe(days('2026-11-23', '2026-11-29'));
  });

  test('stay in the right month on the last day of a long month', () => {
    const ranges = at('2028-03-31 12:00:00');
    expect(ranges.lastMonth).toBe(days('2028-02-01', '2028-02-29'));
    expect(ranges.nextMonth).toBe(days('2028-04-01', '2028-04-30'));
    expect(ranges.thisQuarter).toBe(days('2028-01-01', '2028-03-31'));
    expect(ranges.lastQuarter).toBe(days('2027-10-01', '2027-12-31'));
  });

  test('cross the end of the year', () => {
    const ranges = at('2026-01-01 00:00:00');
    expect(ranges.yesterday).toBe(days('2025-12-31', '2025-12-31'));
    expect(ranges.thisWeek).toBe(days('2025-12-29', '2026-01-04'));
    expect(ranges.lastQuarter).toBe(days('2025-10-01', '2025-12-31'));
  });
});
