import { t } from '@/i18n';
import { elapsedTime, relativeTime } from '@/lib/relative-time';

/**
 * Returns 刚刚, 5分钟前 … and after two days the date, in the given pattern if any. Returns '' for a value that is not a
 * time.
 */
export function relativeText(value: unknown, now: number, pattern?: string): string {
  const time = relativeTime(value, now, pattern);
  if (!time) return '';
  if (time.key !== 'at') return t(`elements.time.${time.key}`, { count: time.count });
  if (time.text) return time.text;
  const { date } = time;
  // Separate keys, because the formatter would take `month` for an option of its own.
  const at = {
    month: date.getMonth() + 1,
    day: date.getDate(),
    hour: date.getHours(),
    minute: date.getMinutes(),
  };
  return t('elements.time.at', { at, date });
}

/** The short form for tables and lists: 刚刚, or whole minutes, hours or days. Returns '' for a value that is not a time. */
export function elapsedText(value: unknown, now: number): string {
  const time = elapsedTime(value, now);
  return time && time.key !== 'at' ? t(`elements.time.${time.key}`, { count: time.count }) : '';
}
