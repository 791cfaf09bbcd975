import { expect, test } from 'vitest';
import { recentMonths } from '@/pages/rank/line-rank-management/months';

test('the months of a ranking go back from the present one, by year', () => {
  const [present, before, ...more] = recentMonths(2, new Date(2026, 2, 31));
  expect(present?.name).toBe('2026');
  expect(present?.children?.map(({ id }) => id)).toEqual(['2026-03', '2026-02', '2026-01']);
  expect(before?.children).toHaveLength(12);
  expect(before?.children?.at(0)?.id).toBe('2025-12');
  expect(more).toEqual([]);
});
