import { t } from '@/i18n';
import type { AnyEnum } from '@/lib/enum';
import { emptyText } from '@/lib/intl';
import { formatPlainNumber } from '@/lib/number';
import { isEmpty } from '@/lib/url/query-string';
import { logDefect } from '@/stores/error-log';
import { screenText } from '@/stores/privacy';

/** The values besides texts, numbers and dates that a kind of value can write as text. */
export type Accepted = 'list' | 'object';

/** Whether a value can be written as text. A list or an object where the kind has none is a defect of the response. */
export function isText(value: unknown, kind = 'text', accepts?: Accepted): boolean {
  if (isEmpty(value)) return false;
  if (typeof value !== 'object' || value instanceof Date) return true;
  const isList = Array.isArray(value);
  if (accepts === 'object' || (accepts === 'list' && isList)) return true;
  logDefect(`${kind}: ${isList ? 'array' : 'object'}`);
  return false;
}

/** The text of a value that is not empty, without grouping and without a mask. */
export const plainText = (value: unknown) =>
  typeof value === 'number' ? formatPlainNumber(value) : String(value);

/** The text of a value as an input has it: empty for an empty value, and without a mask. */
export const inputText = (value: unknown) => (isText(value) ? plainText(value) : '');

/** The text of a value as the screen shows it: `--` for an empty value. */
export const shownText = (value: unknown) =>
  isText(value) ? screenText(plainText(value)) : emptyText;

/** The label of a code: a code that is not in the enum as it is, `--` for an empty value. */
export function codeText(value: unknown, codes?: AnyEnum): string {
  const member = codes?.$member(value);
  if (codes && member) return t(`enums.${codes.$name}.${member}`);
  return isText(value, 'code') ? String(value) : emptyText;
}
