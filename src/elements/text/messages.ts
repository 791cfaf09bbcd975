import type { ApiError } from '@/api/errors';
import { currentLanguage, hasText, t } from '@/i18n';
import { listFormat } from '@/lib/intl';
import { replaceMemberNames } from '@/lib/member-names';
import type { RuleMessage } from '@/schema/field';
import { screenText } from '@/stores/privacy';
import { reasonText } from './reason-text';

/** Returns the message that a user sees for an error. All errors are turned into text here. */
export function errorText(error: ApiError): string {
  const { validationErrors, remainingMessages } = error;
  const all = validationErrors.flatMap(({ members }) => members ?? []);
  const reason = replaceMemberNames(reasonText(error), all);
  const validationMessages =
    remainingMessages ??
    validationErrors.map(({ message, members }) => replaceMemberNames(message, members ?? []));
  const others = new Set(validationMessages.filter((text) => text && !reason.includes(text)));
  return screenText([reason, ...others].join(' '));
}

/** Returns the message of a broken rule: that of the page, otherwise the common one. */
export function ruleText(found: RuleMessage, name = ''): string {
  const { rule, values } = typeof found === 'string' ? { rule: found, values: {} } : found;
  const own = `${name}.rules.${rule}`;
  return t(name && hasText(own) ? own : `rules.${rule}`, values);
}

/** Joins names in the current language: 甲、乙和丙. */
export const listText = (names: string[]): string => listFormat(currentLanguage()).format(names);
