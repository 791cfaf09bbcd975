import dayjs, { type ManipulateType } from 'dayjs';

const wallPattern = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?)?$/;

/** The moment of a wall time such as `2026-12-31T23:59:50`, also without seconds or time; NaN for any other text. */
export function momentOf(text: string): number {
  const [, day = '', time = '00:00', seconds = ':00'] = wallPattern.exec(text) ?? [];
  const moment = dayjs(`${day}T${time}${seconds}`);
  // The 30th of February would be read as a day in March.
  return moment.format('YYYY-MM-DD') === day ? moment.valueOf() : Number.NaN;
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

/** A moment as the wall clock in milliseconds, counted as if it were UTC: the server's times have no zone. */
export const wallAt = (ms: number) => ms - new Date(ms).getTimezoneOffset() * 60_000;
