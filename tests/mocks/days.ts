import { dayMs, seedDay, wallText } from '@/mocks/lib/clock';

/** A date like `2026-11-20`, some days from the day around which the seeds are drawn. */
export const dayText = (days = 0) => wallText(seedDay + days * dayMs).slice(0, 10);

/** The timestamp of a time on such a date, for tests that set the clock. */
export const momentOf = (time: string, days = 0) => new Date(`${dayText(days)}T${time}`).getTime();
