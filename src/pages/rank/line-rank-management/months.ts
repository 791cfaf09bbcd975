import { formatTime, readMonth } from '@/lib/time';
import { isEmpty } from '@/lib/url/query-string';
import type { Rule } from '@/schema/field';

const pattern = '{y}-{m}';

export const presentMonth = () => formatTime(Date.now(), pattern);

/** The month that lies this many months after another, e.g. `2026-11`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return formatTime(new Date(year, number - 1 + count, 1), pattern);
}
export const monthBefore = (month: string) => addMonths(month, -1);

/** A month up to the current one, which the message names. */
export const pastMonth: Rule = (value) => {
  const present = presentMonth();
  const month = isEmpty(value) ? '' : readMonth(String(value));
  return month !== null && month <= present ? null : { rule: 'pastMonth', values: { present } };
};
