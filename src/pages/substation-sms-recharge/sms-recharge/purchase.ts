import { substationSmsApi } from '@/api/substation/substation-sms';
import type { Id } from '@/api/types';
import { smsQuantity } from '@/config/limits';
import { useLoad } from '@/elements/query/use-load';
import { toHundredths } from '@/lib/amount';
import type { NumberValue } from '@/values/number/number-input';

/** The balance and price of one sub-station. The query key contains the path of the call, so that a purchase invalidates it. */
export const useSmsAccount = (id: Id) =>
  useLoad([substationSmsApi.one.path, id], (signal) => substationSmsApi.one({ id }, { signal }));

export type SmsAccount = ReturnType<typeof useSmsAccount>;

/** The locale key of the reason why this number of messages cannot be bought; null when it can. */
export function quantityError(quantity: NumberValue): 'tooFew' | 'noHundreds' | null {
  const { min, max, step } = smsQuantity;
  if (typeof quantity !== 'number' || quantity < min || quantity > max) return 'tooFew';
  return quantity % step === 0 ? null : 'noHundreds';
}

/** The price in yuan with two decimals. Calculated in hundredths, because binary fractions lose digits. */
export function chargeAmount(quantity: NumberValue, unitPrice: number): string | null {
  const price = toHundredths(unitPrice);
  if (typeof quantity !== 'number' || price === null) return null;
  const digits = String(price * BigInt(quantity)).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
