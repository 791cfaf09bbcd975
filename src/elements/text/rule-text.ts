import type { RuleMessage } from '@/schema/field';
import { hasText, t } from '@/i18n';

/** Returns the message of a broken rule: that of the page, otherwise the common one. */
export function ruleText(found: RuleMessage, page = ''): string {
  const { rule, values } = typeof found === 'string' ? { rule: found, values: {} } : found;
  const own = `${page}.rules.${rule}`;
  return t(page && hasText(own) ? own : `rules.${rule}`, values);
}
