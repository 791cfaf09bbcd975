import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Advances fake timers with `shouldAdvanceTime` by exactly `ms`: their own ticks would add to it on a slow machine. */
export async function passTime(ms: number) {
  vi.setTimerTickMode('manual');
  await act(() => vi.advanceTimersByTimeAsync(ms));
  vi.setTimerTickMode('interval');
}
