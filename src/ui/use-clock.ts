import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;
const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs;
const today = () => new Date().setHours(0, 0, 0, 0);

function everyMinute(tick: () => void) {
  const timer = setInterval(tick, minuteMs);
  // A suspended computer stops timers.
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** The present minute in ms: what is left of a period stays right while its page is open. */
export const useMinute = () => useSyncExternalStore(everyMinute, thisMinute);

/** The start of the present day in ms: a page that is open over midnight is drawn again. */
export const useToday = () => useSyncExternalStore(everyMinute, today);
