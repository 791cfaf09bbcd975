import { t } from '@/i18n';
import { dayMs, toDate } from '@/lib/time';

/** A membership that ends within this number of days is highlighted. */
const nearDays = 30;

/** The days until a membership ends; a day that has begun counts. Null without an end. */
function membershipDays(expireTime: unknown, now: number): number | null {
  const end = toDate(expireTime)?.getTime();
  return end === undefined ? null : Math.max(0, Math.ceil((end - now) / dayMs));
}

/** The same as a text, which is empty without an end. */
export function membershipText(expireTime: unknown, now: number): string {
  const count = membershipDays(expireTime, now);
  if (count === null) return '';
  return count > 0 ? t('elements.time.daysLeft', { count }) : t('elements.time.ended');
}

/** Whether a membership has ended or ends soon. */
export function isMembershipNear(expireTime: unknown, now: number): boolean {
  const days = membershipDays(expireTime, now);
  return days !== null && days <= nearDays;
}
