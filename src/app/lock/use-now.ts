import { useSyncExternalStore } from 'react';

const secondMs = 1_000;
const currentSecond = () => Math.floor(Date.now() / secondMs) * secondMs;

/** The current time in whole seconds; it updates until the given time is reached. */
export function useNow(until: number): number {
  const subscribe = (onChange: () => void) => {
    if (until <= Date.now()) return () => undefined;
    const timer = setInterval(() => {
      onChange();
      if (Date.now() > until + secondMs) clearInterval(timer);
    }, secondMs);
    return () => clearInterval(timer);
  };
  return useSyncExternalStore(subscribe, currentSecond);
}

export const secondsUntil = (time: number, now: number) =>
  Math.max(0, Math.ceil((time - now) / secondMs));
