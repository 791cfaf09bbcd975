import dayjs, { type Dayjs } from 'dayjs';
import { asText } from '@/elements/control/control-props';
import { readDate } from '@/lib/time';

/** How precise dates are, and their formats: as a form sends them, shown, and in the native input of a phone. */
export interface Precision {
  withTime: boolean;
  sent: string;
  shown: string;
  /** The type of the native input. */
  input: 'date' | 'datetime-local';
  inInput: string;
}
export const days: Precision = {
  withTime: false,
  sent: 'YYYY-MM-DD',
  shown: 'YYYY-MM-DD',
  input: 'date',
  inInput: 'YYYY-MM-DD',
};
export const seconds: Precision = {
  withTime: true,
  sent: 'YYYY-MM-DDTHH:mm:ss',
  shown: 'YYYY-MM-DD HH:mm:ss',
  input: 'datetime-local',
  inInput: 'YYYY-MM-DDTHH:mm:ss',
};

/** The times that a day without a time stands for, at the begin and at the end of a range. */
export const dayEnds = ['00:00:00', '23:59:59'] as const;

/** The date of a value, at `dayTime` when it has no time; null for a text that is not a date. */
export function momentOf(value: unknown, dayTime: string = dayEnds[0]): Dayjs | null {
  const date = readDate(asText(value));
  return date && dayjs(`${date.day}T${date.time ?? dayTime}`);
}
