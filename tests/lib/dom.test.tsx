import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from '@/lib/dom';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs the function after the next frame', () => {
  const run = vi.fn<() => void>();
  afterPaint(run);
  vi.advanceTimersToNextFrame();
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test('does not run the function after it was cancelled', () => {
  const run = vi.fn<() => void>();
  afterPaint(run)();
  const callOff = afterPaint(run);
  vi.advanceTimersToNextFrame();
  callOff();
  vi.advanceTimersByTime(100);
  expect(run).not.toHaveBeenCalled();
});
