import { readDate, formatTime, isWholeDate } from '@/lib/time';
import { isEmpty } from '@/lib/url/query-string';
import type { Rule } from '@/schema/field';

/** The date that .NET writes for none. */
export const isZeroDate = (value: unknown) => String(value).startsWith('0001-01-01T');

/** A complete date; the message has an example of today. */
const dateRule =
  (rule: string, pattern: string): Rule =>
  (value) => {
    if (isEmpty(value) || isZeroDate(value) || readDate(String(value))) return null;
    return { rule, values: { example: formatTime(Date.now(), pattern) } };
  };
export const fullDate = dateRule('wholeDate', '{y}-{m}-{d}');
/** With its time. A day alone counts as its begin, which its box shows, and at the end of a range as its end. */
export const fullDateTime = dateRule('wholeMoment', '{y}-{m}-{d} 08:00:00');

/** Whether one end of a condition is empty or a date in the format of the server. */
export const isDateText = (text: string | null, withTime: boolean) =>
  text === null || isWholeDate(text, withTime);
