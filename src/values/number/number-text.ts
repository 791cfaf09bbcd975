import { conditionNumberLength } from '@/config/limits';
import { patterns } from '@/lib/patterns';
import { bareNumber } from './bare-number';

/** The text of a number in half-width digits, without separators; null when it is empty. */
export const plainNumber = (text: string | null) =>
  text === null ? null : bareNumber(text, []) || null;

/** Whether a text has more characters than a number in a condition may have. */
export const isLongNumber = (text: string | null) =>
  (plainNumber(text)?.length ?? 0) > conditionNumberLength;

/** Whether a text is empty or a number. */
export function isNumberText(text: string | null) {
  const plain = plainNumber(text);
  return plain === null || (patterns.number.test(plain) && !isLongNumber(plain));
}
