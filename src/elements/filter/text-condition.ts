import { conditionLength } from '@/config/limits';
import { normalizePhone } from '@/lib/phone';
import type { FilterType } from '@/schema/filter';

/**
 * Returns a text as it is searched for: trimmed, not longer than a condition may be, and a phone number in the format
 * of the server.
 */
export function textCondition(type: FilterType | undefined, text: string): string {
  const searched = type === 'phone' ? normalizePhone(text) : text.trim();
  return searched.slice(0, conditionLength).trim();
}
