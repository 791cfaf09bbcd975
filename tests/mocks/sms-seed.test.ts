import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
});

/** The seeded messages of a mock that is started at a moment. */
async function seededAt(now: string) {
  vi.resetModules();
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const { seedTodayPriceSms } = await import('@/mocks/seed/sms/sms-history');
  return seedTodayPriceSms();
}

test('the seeded messages do not depend on the time of the day, except for those yet to be sent', async () => {
  const morning = await seededAt('2026-11-23T10:00:00+08:00');
  const evening = await seededAt('2026-11-23T18:30:00+08:00');
  expect(evening.length).toBeGreaterThan(morning.length);
  expect(morning[0]?.sendTime.localeCompare('2026-11-23T10:00:00')).toBeLessThanOrEqual(0);
  expect(evening.slice(-morning.length)).toEqual(morning);
});
