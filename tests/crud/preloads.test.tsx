import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePreloads } from '@/crud/use-row-actions';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  Object.assign(globalThis, { requestIdleCallback: (run: () => void) => run() });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
});

function open(isReady: boolean) {
  const preload = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  renderHook(() => usePreloads(isReady, [preload, undefined]));
  vi.advanceTimersByTime(60_000);
  return preload;
}

test('the code of popups loads once the list is there', () => {
  expect(open(true)).toHaveBeenCalledTimes(1);
  expect(open(false)).not.toHaveBeenCalled();
});

test('the code of popups does not load in advance on a mobile line', () => {
  Object.assign(navigator, { connection: { type: 'cellular', effectiveType: '4g' } });
  expect(open(true)).not.toHaveBeenCalled();
});
