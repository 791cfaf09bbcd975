import { smsQuantity } from '@/config/limits';
import type { NumberValue } from '@/elements/form/fields/number-input';
import { toHundredths } from '@/lib/amount';

/** Why so many messages cannot be bought: the key of its sentence; null when they can. */
export function quantityFault(quantity: NumberValue): 'tooFew' | 'noHundreds' | null {
  const { least, most, step } = smsQuantity;
  if (typeof quantity !== 'number' || quantity < least || quantity > most) return 'tooFew';
  return quantity % step === 0 ? null : 'noHundreds';
}

/** Yuan as text with two decimals: counted in hundredths, so that nothing is lost in binary. */
export function chargeAmount(quantity: NumberValue, unitPrice: number): string | null {
  const price = toHundredths(unitPrice);
  if (typeof quantity !== 'number' || price === null) return null;
  const digits = String(price * BigInt(quantity)).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
