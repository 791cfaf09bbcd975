import type { Page } from '@playwright/test';

interface ShiftEntry {
  value: number;
  startTime: number;
}

interface WindowWithShifts {
  shifts: ShiftEntry[];
}

/**
 * Records how far the content of all documents moves, also within 500 ms after a click, which is what opens most of it.
 * Call it before `goto`.
 */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: ShiftEntry[] = [];
    new PerformanceObserver((list) => {
      // The DOM types do not know layout shifts.
      shifts.push(...(list.getEntries() as unknown as ShiftEntry[]));
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });

/** The sum of the layout shifts since a time of `performance.now()`; Web Vitals calls 0.1 and less good. */
export const shiftSince = (page: Page, since: number) =>
  page.evaluate((from) => {
    const { shifts } = window as unknown as WindowWithShifts;
    return shifts
      .filter(({ startTime }) => startTime > from)
      .reduce((sum, { value }) => sum + value, 0);
  }, since);
