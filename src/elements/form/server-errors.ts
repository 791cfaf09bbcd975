import type { ValidationError } from '@/api/errors';
import type { AnyField } from '@/schema/field';
import { hasText, label, t } from '@/i18n';
import { replaceMemberNames } from '@/lib/member-names';
import { isRange, keysOf, type FieldName } from './form-values';

export interface FieldError {
  name: FieldName;
  errors: string[];
}
export interface Complaints {
  /** In the order of the form. */
  atFields: FieldError[];
  /** What no field is named by. */
  others: string[];
}

/** `Input.Items[2].Name` → input, items, 2, name. */
const partsOf = (member: string) =>
  member
    .toLowerCase()
    .split(/[.[\]]+/)
    .filter(Boolean);

/** The field a member speaks of: by its whole name, by the outermost part that is one, or by the last. */
function fieldOf(parts: string[], fields: AnyField[]) {
  const whole = parts.join('.');
  for (const wanted of [whole, ...parts]) {
    for (const field of fields) {
      const key = keysOf(field).find((own) => own.toLowerCase() === wanted);
      if (key !== undefined) return { field, key };
    }
  }
  return null;
}

/** What the page calls a member; null when it does not show it. */
const labelIn = (page: string, fields: AnyField[]) => (member: string) => {
  const known = fields.flatMap((field) => [field, ...(field.columns ?? [])]).flatMap(keysOf);
  const wanted = member.toLowerCase();
  const own = known.find((key) => key.toLowerCase() === wanted);
  const key = own ?? member.charAt(0).toLowerCase() + member.slice(1);
  return hasText(`${page}.fields.${key}`) ? label(page, 'fields', key) : null;
};

/** A complaint about a row says which. */
function messageFor(field: AnyField, parts: string[], message: string) {
  const index = field.columns ? parts.find((part) => /^\d+$/.test(part)) : undefined;
  return index === undefined
    ? message
    : t('elements.form.rows.row', { row: Number(index) + 1, message });
}

/** The server's complaints by field, with the labels of the page for the names of its members. */
export function sortComplaints(
  errors: ValidationError[],
  fields: AnyField[],
  page: string,
): Complaints {
  const labelOf = labelIn(page, fields);
  const found = new Map<string, string[]>();
  const others: string[] = [];
  for (const { message, members } of errors) {
    const text = replaceMemberNames(message, members ?? [], labelOf);
    const hits = (members ?? []).flatMap((member) => {
      const parts = partsOf(member);
      const hit = fieldOf(parts, fields);
      return hit ? [{ ...hit, parts }] : [];
    });
    if (!hits.length) others.push(text);
    for (const { field, key, parts } of hits) {
      const own = found.get(key) ?? [];
      const complaint = messageFor(field, parts, text);
      if (!own.includes(complaint)) found.set(key, [...own, complaint]);
    }
  }
  const atFields = fields.flatMap((field) =>
    keysOf(field).flatMap((key) => {
      const own = found.get(key);
      // A pair under one key has no field of that name, but two ends.
      const name: FieldName = isRange(field) && !field.upper ? [key, 0] : key;
      return own ? [{ name, errors: own }] : [];
    }),
  );
  return { atFields, others };
}
