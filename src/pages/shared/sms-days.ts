import type { SubstationSms } from '@/api/substation/substation-sms';

/**
 * The days until the balance is used up at the current rate; null while no messages are sent, NaN when the response lacks
 * one of the two.
 */
export const smsDaysLeft = ({ balance, usedPerDay }: SubstationSms) =>
  usedPerDay === 0 ? null : Math.floor(Math.max(0, balance ?? NaN) / usedPerDay);
