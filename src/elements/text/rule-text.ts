import type { Complaint } from '@/schema/field';
import { hasText, t } from '@/i18n';

/** The sentence of a broken rule: the page's own, else the common one. */
export function ruleText(found: Complaint, page = ''): string {
  const { rule, values } = typeof found === 'string' ? { rule: found, values: {} } : found;
  const own = `${page}.rules.${rule}`;
  return t(page && hasText(own) ? own : `rules.${rule}`, values);
}
