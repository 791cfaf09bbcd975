import { isRecord } from '@/lib/guards';
import { local, parseStored } from '@/lib/storage';
import dayjs, { type ManipulateType } from 'dayjs';

/** How the time of the mock and of its page differs from that of the machine. */
export interface ClockShift {
  offsetMs: number;
  /** The wall clock that the seed is drawn around, in ms; null: the machine's when the mock starts. */
  seededAt: number | null;
}

/** The time of the machine. */
export const noShift: ClockShift = { offsetMs: 0, seededAt: null };
/** Local storage: all tabs of the demo share one clock, and keep it over a reload. */
const storageKey = 'mockClock';

const isShift = (value: unknown): value is ClockShift =>
  isRecord(value) &&
  Number.isFinite(value.offsetMs) &&
  (value.seededAt === null || Number.isFinite(value.seededAt));

/** Global, because the HTTP server loads the modules of the mock again to draw the seed around another day. */
const holder = globalThis as { mockClock?: ClockShift; mockMachineDate?: DateConstructor };

export const clockShift = (): ClockShift => holder.mockClock ?? noShift;

/** The time of the machine in ms. */
export const machineNow = () => (holder.mockMachineDate ?? Date).now();
const shiftedNow = () => machineNow() + clockShift().offsetMs;

/** The machine's `Date` with another present moment. */
const shiftedDate = (machine: DateConstructor) =>
  new Proxy(machine, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length ? args : [shiftedNow()], newTarget),
    apply: (target) => new target(shiftedNow()).toString(),
    get: (target, key) => (key === 'now' ? shiftedNow : Reflect.get(target, key)),
  });

/**
 * Shifts the clock of everything that runs here: the mock and, in the browser, its page. `Date` itself is replaced, so
 * that the product needs no code for it.
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

/** Page code that reacts to another time; the browser sets it. */
export const clockListener: { onChange: () => void } = { onChange: () => undefined };

/** Shifts the clock and stores the shift for later visits and for the other tabs. */
export function changeClockShift(shift: ClockShift) {
  applyClockShift(shift);
  if (shift.offsetMs || shift.seededAt !== null) local.write(storageKey, JSON.stringify(shift));
  else local.remove(storageKey);
  clockListener.onChange();
}

/** Calls back when another tab has changed the clock. */
export function watchClockShift(onChange: () => void) {
  addEventListener('storage', ({ key }) => {
    if (key !== storageKey && key !== null) return;
    applyClockShift(storedClockShift());
    onChange();
  });
}

const wallPattern = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?)?$/;

/** The years in which everything that adds to a time, or writes it with four digits, still works. */
const years = { min: 2000, max: 2999 };
const within = (moment: dayjs.Dayjs) =>
  moment.year() >= years.min && moment.year() <= years.max ? moment.valueOf() : Number.NaN;

/** The moment of a wall time such as `2026-12-31T23:59:50`, also without seconds or time; NaN for any other text or year. */
export function momentOf(text: string): number {
  const [, day = '', time = '00:00', seconds = ':00'] = wallPattern.exec(text) ?? [];
  const moment = dayjs(`${day}T${time}${seconds}`);
  // The 30th of February would be read as a day in March.
  return moment.format('YYYY-MM-DD') === day ? within(moment) : Number.NaN;
}

const stepPattern = /^([+-]?\d{1,6}) (second|minute|hour|day|week|month|year)s?$/;

/** The moment after a step such as `2 days`, `90 minutes` or `-1 month` from now; NaN for any other text or year. */
export function momentAfter(step: string): number {
  const [, count, unit] = stepPattern.exec(step) ?? [];
  // The pattern lets no other unit through.
  return unit ? within(dayjs().add(Number(count), unit as ManipulateType)) : Number.NaN;
}

/** A moment as the wall clock in milliseconds, counted as if it were UTC: the server's times have no zone. */
export const wallAt = (ms: number) => ms - new Date(ms).getTimezoneOffset() * 60_000;
