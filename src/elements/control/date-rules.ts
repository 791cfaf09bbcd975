import { readDate, formatTime } from '@/lib/time';
import { isEmpty } from '@/lib/url/query-string';
import type { Rule } from '@/schema/field';

/** The date that .NET writes for none. */
export const isZeroDate = (value: unknown) => String(value).startsWith('0001-01-01T');

/** A complete date, with its time if `withTime`; the message has an example of today. */
const dateRule =
  (rule: string, withTime: boolean): Rule =>
  (value) => {
    if (isEmpty(value) || isZeroDate(value)) return null;
    const date = readDate(String(value));
    if (date && (!withTime || date.time !== null)) return null;
    const pattern = withTime ? '{y}-{m}-{d} 08:00:00' : '{y}-{m}-{d}';
    return { rule, values: { example: formatTime(Date.now(), pattern) } };
  };
export const fullDate = dateRule('wholeDate', false);
export const fullDateTime = dateRule('wholeMoment', true);
