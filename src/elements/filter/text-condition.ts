import { conditionLength } from '@/config/limits';
import { normalizePhone } from '@/lib/phone';
import type { FilterType } from '@/schema/filter';

/** A text as it is searched for: without blanks around it, no longer than a condition may be, a number to call as servers keep it. */
export function textCondition(type: FilterType | undefined, text: string): string {
  const searched = type === 'phone' ? normalizePhone(text) : text.trim();
  return searched.slice(0, conditionLength).trim();
}
