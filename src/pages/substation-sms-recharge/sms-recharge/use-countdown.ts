import { useEffect, useState } from 'react';
import { toDate } from '@/lib/time';

const secondMs = 1_000;
const minuteS = 60;
const two = (value: number) => String(value).padStart(2, '0');

/** Minutes and seconds until a wall-clock time, `29:05`; `00:00` once it has come. */
export function useCountdown(until: string): string {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil(((toDate(until)?.getTime() ?? now) - now) / secondMs));
  return `${two(Math.floor(left / minuteS))}:${two(left % minuteS)}`;
}
