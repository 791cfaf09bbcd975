import { readMonth, formatTime } from '@/lib/time';
import { isEmpty } from '@/lib/url/query-string';
import type { Rule } from '@/schema/field';
import type { CascaderNode } from '@/schema/filter';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The months up to now, grouped by year, newest first. */
export function recentMonths(years: number, now = new Date()): CascaderNode[] {
  return Array.from({ length: years }, (_, back) => {
    const year = String(now.getFullYear() - back);
    const last = back === 0 ? now.getMonth() + 1 : 12;
    const children = Array.from({ length: last }, (_month, index) => {
      const month = `${year}-${twoDigits(last - index)}`;
      return { id: month, name: month };
    });
    return { id: year, name: year, children };
  });
}

/** A month up to the current one, which the message names. */
export const pastMonth: Rule = (value) => {
  const present = formatTime(Date.now(), '{y}-{m}');
  const month = isEmpty(value) ? '' : readMonth(String(value));
  return month !== null && month <= present ? null : { rule: 'pastMonth', values: { present } };
};
