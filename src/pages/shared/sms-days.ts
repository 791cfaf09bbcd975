import type { SubstationSms } from '@/api/substation/substation-sms';
import { t } from '@/i18n';

/**
 * The days until the balance is used up at the current rate; null while no messages are sent, NaN when the response lacks
 * one of the two.
 */
export const smsDaysLeft = ({ balance, usedPerDay }: SubstationSms) =>
  usedPerDay === 0 ? null : Math.floor(Math.max(0, balance ?? NaN) / usedPerDay);

/** The same as a text, which is empty while there is nothing to say. */
export function smsDaysText(account: SubstationSms): string {
  const count = smsDaysLeft(account);
  return count === null || Number.isNaN(count) ? '' : t('platform-site.sms.days', { count });
}
