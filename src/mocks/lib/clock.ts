import { clockShift, machineNow, wallAt } from './clock-shift';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Returns the wall clock time in ms, counted as if it were UTC, because the server's times have no zone. */
export const wallNow = () => wallAt(Date.now());

/** Formats a wall clock time as the server does: `2026-11-20T08:30:00`. */
export const wallText = (ms = wallNow()) => new Date(ms).toISOString().slice(0, 19);

/** Parses a time of the server into wall clock time in ms. */
export const parseTime = (time: string) => Date.parse(`${time}Z`);

/** Returns the midnight at which the day of `ms` begins, plus a number of days. */
export const midnight = (ms: number, days = 0) => Math.floor(ms / dayMs) * dayMs + days * dayMs;

/** Returns whether a day and time exist; `2026-02-30`, for example, does not. */
export function isTime(time: string): boolean {
  const midnightMs = Date.parse(`${time.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(midnightMs) || Number.isNaN(Date.parse(time))) return false;
  return time.startsWith(wallText(midnightMs).slice(0, 10));
}

const drawnAround = clockShift().seededAt;
/** Returns the time to seed around, in whole seconds because a scenario writes it as a text. */
const presentSeedMoment = () =>
  clockShift().seededAt ?? Math.floor(wallAt(machineNow()) / 1_000) * 1_000;

/** When the mock was started by the machine's clock, or the time that a scenario names. */
export const startMoment = presentSeedMoment();

/** Returns whether the seed belongs to another time than the clock shift says; then the mock has to be loaded again. */
export const isSeedOutdated = () => clockShift().seededAt !== drawnAround;

let startedAt = startMoment;

/** Returns when the current data were created: at the start of the mock, or when they were last seeded again. */
export const seedMoment = () => startedAt;

/** Sets the creation time of the data to now, before they are seeded again. */
export function restartSeed() {
  startedAt = presentSeedMoment();
}

/** The day the mock was started. Seeds choose their dates around it, so that there are always data for today. */
export const seedDay = midnight(startMoment);
