import dayjs, { type ManipulateType } from 'dayjs';
import { isRecord } from '@/lib/guards';
import { local, parseStored } from '@/lib/storage';

/** How the clock of the mock and of its page differs from the machine's clock. */
export interface ClockShift {
  offsetMs: number;
  /** The wall clock time in ms that the seed uses as now; null for the machine's time when the mock starts. */
  seededAt: number | null;
}

export const noShift: ClockShift = { offsetMs: 0, seededAt: null };
/** The key in local storage, where all tabs of the demo share one clock that survives a reload. */
const storageKey = 'mockClock';

const isShift = (value: unknown): value is ClockShift =>
  isRecord(value) &&
  Number.isFinite(value.offsetMs) &&
  (value.seededAt === null || Number.isFinite(value.seededAt));

/** The shift is global, because the HTTP server loads the modules of the mock again to create the seed for another day. */
const holder = globalThis as { mockClock?: ClockShift; mockMachineDate?: DateConstructor };

export const clockShift = (): ClockShift => holder.mockClock ?? noShift;

export const machineNow = () => (holder.mockMachineDate ?? Date).now();
const shiftedNow = () => machineNow() + clockShift().offsetMs;

/** Returns a `Date` that behaves like the machine's but with a shifted current time. */
const shiftedDate = (machine: DateConstructor) =>
  new Proxy(machine, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length ? args : [shiftedNow()], newTarget),
    apply: (target) => new target(shiftedNow()).toString(),
    get: (target, key) => (key === 'now' ? shiftedNow : Reflect.get(target, key)),
  });

/**
 * Shifts the clock of the mock and, in the browser, also of its page. It replaces `Date` itself, so that the product needs
 * no code for it.
 */
export function applyClockShift(shift: ClockShift) {
  holder.mockClock = shift;
  if (shift.offsetMs && !holder.mockMachineDate) {
    holder.mockMachineDate = Date;
    globalThis.Date = shiftedDate(Date);
  } else if (!shift.offsetMs && holder.mockMachineDate) {
    globalThis.Date = holder.mockMachineDate;
    delete holder.mockMachineDate;
  }
}

export const storedClockShift = () => parseStored(local.read(storageKey), isShift) ?? noShift;

/** Called after the clock was changed, so that the page can react; `browser.ts` sets it. */
export const clockListener: { onChange: () => void } = { onChange: () => undefined };

/** Shifts the clock and stores the shift for later visits and for the other tabs. */
export function changeClockShift(shift: ClockShift) {
  applyClockShift(shift);
  if (shift.offsetMs || shift.seededAt !== null) local.write(storageKey, JSON.stringify(shift));
  else local.remove(storageKey);
  clockListener.onChange();
}

/** Calls `onChange` after another tab has changed the clock. */
export function watchClockShift(onChange: () => void) {
  addEventListener('storage', ({ key }) => {
    if (key !== storageKey && key !== null) return;
    applyClockShift(storedClockShift());
    onChange();
  });
}

const wallPattern = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?)?$/;

/** The clock stays within these years, because times are written with four digits for the year and are added to. */
const years = { min: 2000, max: 2999 };
const within = (moment: dayjs.Dayjs) =>
  moment.year() >= years.min && moment.year() <= years.max ? moment.valueOf() : Number.NaN;

/** Parses a local time such as `2026-12-31T23:59:50`, also without seconds or time; returns NaN for any other text. */
export function momentOf(text: string): number {
  const [, day = '', time = '00:00', seconds = ':00'] = wallPattern.exec(text) ?? [];
  const moment = dayjs(`${day}T${time}${seconds}`);
  // The day is compared, because 30 February would be parsed as a day in March.
  return moment.format('YYYY-MM-DD') === day ? within(moment) : Number.NaN;
}

const stepPattern = /^([+-]?\d{1,6}) (second|minute|hour|day|week|month|year)s?$/;

/** Adds a step such as `2 days`, `90 minutes` or `-1 month` to the current time; returns NaN for other texts or years. */
export function momentAfter(step: string): number {
  const [, count, unit] = stepPattern.exec(step) ?? [];
  // The cast is safe, because the pattern matches only these units.
  return unit ? within(dayjs().add(Number(count), unit as ManipulateType)) : Number.NaN;
}

/** Converts a timestamp to wall clock time in ms, counted as if it were UTC, because the server's times have no zone. */
export const wallAt = (ms: number) => ms - new Date(ms).getTimezoneOffset() * 60_000;
