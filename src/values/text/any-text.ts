import { nameKeyOf } from '@/elements/control/control-props';
import { shownText } from '@/elements/text/plain-text';
import { t } from '@/i18n';
import { isEmpty } from '@/lib/url/query-string';
import type { AnyField, Values } from '@/schema/field';

export const joinTexts = (texts: readonly string[]) => texts.join(t('elements.form.conflict.and'));

/** The text of a value of any form: of each item of a list, and of an object as it is sent. */
export function anyText(value: unknown): string {
  if (Array.isArray(value)) return joinTexts(value.map(anyText));
  return typeof value === 'object' ? JSON.stringify(value) : shownText(value);
}

/** The name of the record whose id is the value of a field, or the names of several; undefined when it is unknown. */
export function nameText(field: AnyField, values: Values): string | undefined {
  const name = values[nameKeyOf(field)];
  return isEmpty(name) ? undefined : anyText(name);
}
