import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
});

/** The seeded messages of a mock that starts at the given time. */
async function seededAt(now: string) {
  vi.resetModules();
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const { seedTodayPriceSms } = await import('@/mocks/seed/sms/sms-history');
  return seedTodayPriceSms();
}

test('messages seeded in the morning are the same in the evening, which only adds more', async () => {
  const morning = await seededAt('2026-11-23T10:00:00+08:00');
  const evening = await seededAt('2026-11-23T18:30:00+08:00');
  expect(evening.length).toBeGreaterThan(morning.length);
  expect(morning[0]?.sendTime.localeCompare('2026-11-23T10:00:00')).toBeLessThanOrEqual(0);
  expect(evening.slice(-morning.length)).toEqual(morning);
});
