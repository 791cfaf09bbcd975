import { afterEach, expect, test, vi } from 'vitest';
import rankings from '@/pages/rank/line-rank-management';
import { pastMonth, recentMonths } from '@/pages/rank/line-rank-management/months';

afterEach(() => vi.useRealTimers());

test('a ranking lists its months by year, the current month first', () => {
  const [present, before, ...more] = recentMonths(2, new Date(2026, 2, 31));
  expect(present?.name).toBe('2026');
  expect(present?.children?.map(({ id }) => id)).toEqual(['2026-03', '2026-02', '2026-01']);
  expect(before?.children).toHaveLength(12);
  expect(before?.children?.at(0)?.id).toBe('2025-12');
  expect(more).toEqual([]);
});

test('the filter offers a month that begins while the console is open', () => {
  const newest = () => {
    const period = rankings.page.filters?.find(({ key }) => key === 'period');
    return period && 'options' in period && period.options[0]?.children?.[0]?.id;
  };
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 30, 23, 59) });
  expect(newest()).toBe('2026-11');
  vi.setSystemTime(new Date(2026, 11, 1));
  expect(newest()).toBe('2026-12');
});

test('pastMonth accepts months up to the current one, which its message names', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 30) });
  expect(['', '2026-11', '2025-12'].map((month) => pastMonth(month))).toEqual([null, null, null]);
  const message = { rule: 'pastMonth', values: { present: '2026-11' } };
  expect(['2026-12', '2026-', 'soon'].map((month) => pastMonth(month))).toEqual(
    Array.from({ length: 3 }, () => message),
  );
});
