import type { ValidationError } from '@/api/errors';
import type { AnyField } from '@/elements/crud/field-schema';
import { t } from '@/i18n';
import { isRange, keysOf, type FieldName } from './form-values';

export interface FieldError {
  name: FieldName;
  errors: string[];
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

/** A complaint about a row says which. */
function messageFor(field: AnyField, parts: string[], message: string) {
  const index = field.columns ? parts.find((part) => /^\d+$/.test(part)) : undefined;
  return index === undefined
    ? message
    : t('elements.form.rows.row', { row: Number(index) + 1, message });
}

/** The server's complaints by field, in the order of the form; what no field is named by is left out. */
export function fieldErrors(errors: ValidationError[], fields: AnyField[]): FieldError[] {
  const found = new Map<string, string[]>();
  for (const { message, members } of errors) {
    for (const member of members ?? []) {
      const parts = partsOf(member);
      const hit = fieldOf(parts, fields);
      if (!hit) continue;
      const own = found.get(hit.key) ?? [];
      const text = messageFor(hit.field, parts, message);
      if (!own.includes(text)) found.set(hit.key, [...own, text]);
    }
  }
  return fields.flatMap((field) =>
    keysOf(field).flatMap((key) => {
      const own = found.get(key);
      // A pair under one key has no field of that name, but two ends.
      const name: FieldName = isRange(field) && !field.upper ? [key, 0] : key;
      return own ? [{ name, errors: own }] : [];
    }),
  );
}
