import dayjs, { type ManipulateType } from 'dayjs';
import { clockShift, machineNow } from './clock-shift';

export const dayMs = 86_400_000;

/** The wall clock at a moment in milliseconds, counted as if it were UTC: the server's times have no zone. */
const wallAt = (ms: number) => ms - new Date(ms).getTimezoneOffset() * 60_000;
export const wallNow = () => wallAt(Date.now());

/** `2026-11-20T08:30:00`, the way the server writes its times. */
export const wallText = (ms = wallNow()) => new Date(ms).toISOString().slice(0, 19);

/** Midnight, `days` after the day of `ms`. */
export const midnight = (ms: number, days = 0) => Math.floor(ms / dayMs) * dayMs + days * dayMs;

/** Whether the calendar has that day, `2026-02-30` for one has not. */
export function isDay(day: string): boolean {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(ms) && wallText(ms).startsWith(day);
}

const wallPattern = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?)?$/;

/** The moment of a wall time such as `2026-12-31T23:59:50`, also without seconds or time; NaN for any other text. */
export function momentOf(text: string): number {
  const [, day = '', time = '00:00', seconds = ':00'] = wallPattern.exec(text) ?? [];
  return isDay(day) ? new Date(`${day}T${time}${seconds}`).getTime() : Number.NaN;
}

const stepPattern = /^([+-]?\d{1,6}) (second|minute|hour|day|week|month|year)s?$/;

/** The moment after a step such as `2 days`, `90 minutes` or `-1 month` from now; NaN for any other text. */
export function momentAfter(step: string): number {
  const [, count, unit] = stepPattern.exec(step) ?? [];
  // The pattern lets no other unit through.
  return unit
    ? dayjs()
        .add(Number(count), unit as ManipulateType)
        .valueOf()
    : Number.NaN;
}

/** When the mock was started, by the machine's clock, or the moment a scenario was drawn around. */
export const startMoment = clockShift().seededAt ?? wallAt(machineNow());

let startedAt = startMoment;

/** When the present data came into being: the start of the mock, or the last time it was seeded again. */
export const seedMoment = () => startedAt;

/** Sets the moment of the seed to now, when the data is seeded again. */
export function restartSeed() {
  startedAt = wallNow();
}

/** The day the mock was started: seeds draw their dates around it, so that there is always a today. */
export const seedDay = midnight(startMoment);
