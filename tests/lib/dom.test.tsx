import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from '@/lib/dom';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs after the next picture, not before', () => {
  const run = vi.fn<() => void>();
  afterPaint(run);
  vi.advanceTimersToNextFrame();
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test('can be called off, before the picture and after it', () => {
  const run = vi.fn<() => void>();
  afterPaint(run)();
  const callOff = afterPaint(run);
  vi.advanceTimersToNextFrame();
  callOff();
  vi.advanceTimersByTime(100);
  expect(run).not.toHaveBeenCalled();
});
