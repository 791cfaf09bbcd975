import { useEffect, useState, useSyncExternalStore } from 'react';

const secondMs = 1_000;
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

/** The whole seconds until a time in ms, rounded up; 0 after it. */
export function useSecondsUntil(time: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((time - Date.now()) / secondMs));
  const everySecond = (tick: () => void) => {
    if (!secondsLeft()) return () => undefined;
    const timer = setInterval(() => {
      tick();
      if (!secondsLeft()) clearInterval(timer);
    }, secondMs);
    return () => clearInterval(timer);
  };
  return useSyncExternalStore(everySecond, secondsLeft);
}

/** The text as it was when the user last paused typing. */
export function useDebounced(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
