import { dayMs, wallText } from '@/mocks/lib/clock';

const days = new Map<number, string>();
const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

/** As `wallText`, for seeds that write a hundred thousand times: one date object a day. */
export function timeText(ms: number): string {
  const day = Math.floor(ms / dayMs);
  const seconds = Math.floor((ms - day * dayMs) / 1000);
  let date = days.get(day);
  if (!date) {
    date = wallText(day * dayMs).slice(0, 10);
    days.set(day, date);
  }
  const hour = twoDigits[Math.floor(seconds / 3600)];
  const minute = twoDigits[Math.floor(seconds / 60) % 60];
  return `${date}T${hour}:${minute}:${twoDigits[seconds % 60]}`;
}

export const minuteMs = 60_000;
export const hourMs = 3_600_000;
