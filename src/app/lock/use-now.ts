import { useSyncExternalStore } from 'react';

const secondMs = 1_000;
const now = () => Math.floor(Date.now() / secondMs) * secondMs;

/** The time in whole seconds, which goes on until a moment is reached and then stands. */
export function useNow(until: number): number {
  const subscribe = (changed: () => void) => {
    if (until <= Date.now()) return () => undefined;
    const timer = setInterval(() => {
      changed();
      if (Date.now() > until + secondMs) clearInterval(timer);
    }, secondMs);
    return () => clearInterval(timer);
  };
  return useSyncExternalStore(subscribe, now);
}

export const secondsUntil = (moment: number, time: number) =>
  Math.max(0, Math.ceil((moment - time) / secondMs));
