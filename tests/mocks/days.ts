import { dayMs, seedDay, wallText } from '@/mocks/lib/clock';

/** `2026-11-20`, so many days from the day the seeds are drawn around. */
export const dayText = (days = 0) => wallText(seedDay + days * dayMs).slice(0, 10);

/** A moment of that day, for a clock that is set by hand. */
export const momentOf = (time: string, days = 0) => new Date(`${dayText(days)}T${time}`).getTime();
