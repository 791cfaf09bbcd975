import { t } from '@/i18n';
import { relativeTime } from '@/lib/relative-time';

/** 刚刚, 5分钟前 … and beyond two days the date, by the pattern if there is one; '' for no moment. */
export function relativeText(value: unknown, now: number, pattern?: string): string {
  const time = relativeTime(value, now, pattern);
  if (!time) return '';
  if (time.key !== 'at') return t(`elements.time.${time.key}`, { count: time.count });
  if (time.text) return time.text;
  const { date } = time;
  // Named apart: the formatter of dates would take a `month` for an option of its own.
  const at = {
    month: date.getMonth() + 1,
    day: date.getDate(),
    hour: date.getHours(),
    minute: date.getMinutes(),
  };
  return t('elements.time.at', { at, date });
}
