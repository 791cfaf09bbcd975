import { clockShift, machineNow, wallAt } from './clock-shift';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The wall clock in milliseconds, counted as if it were UTC: the server's times have no zone. */
export const wallNow = () => wallAt(Date.now());

/** `2026-11-20T08:30:00`, the way the server writes its times. */
export const wallText = (ms = wallNow()) => new Date(ms).toISOString().slice(0, 19);

/** The milliseconds of such a text. */
export const msOf = (time: string) => Date.parse(`${time}Z`);

/** Midnight, `days` after the day of `ms`. */
export const midnight = (ms: number, days = 0) => Math.floor(ms / dayMs) * dayMs + days * dayMs;

/** Whether there is that day and time; `2026-02-30` for one is not in the calendar. */
export function isTime(time: string): boolean {
  const midnightMs = Date.parse(`${time.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(midnightMs) || Number.isNaN(Date.parse(time))) return false;
  return time.startsWith(wallText(midnightMs).slice(0, 10));
}

const drawnAround = clockShift().seededAt;
/** In whole seconds, because a scenario names it as a text. */
const presentSeedMoment = () =>
  clockShift().seededAt ?? Math.floor(wallAt(machineNow()) / 1_000) * 1_000;

/** When the mock was started, by the machine's clock, or the moment that a scenario names. */
export const startMoment = presentSeedMoment();

/** Whether the data must be drawn around another moment now, which takes a fresh start of the mock. */
export const isSeedOutdated = () => clockShift().seededAt !== drawnAround;

let startedAt = startMoment;

/** When the present data came into being: the start of the mock, or the last time it was seeded again. */
export const seedMoment = () => startedAt;

/** Sets the moment of the seed to now, when the data is seeded again. */
export function restartSeed() {
  startedAt = presentSeedMoment();
}

/** The day the mock was started: seeds draw their dates around it, so that there is always a today. */
export const seedDay = midnight(startMoment);
