import type { AnyField, Values } from '@/schema/field';
import { cellText } from '@/elements/text/cell-text';
import { mediaName } from '@/elements/text/media';
import { t } from '@/i18n';
import { splitFlags } from '@/lib/bit-flags';
import { formatDate, formatDateTime } from '@/lib/format';
import { htmlToText } from '@/lib/html/html-text';
import { isEmpty } from '@/lib/url/query-string';
import { formatTime } from '@/lib/time';
import { filesOf } from '@/elements/form/form-files';
import {
  formKeys,
  isFileField,
  isRange,
  inputKeys,
  nameKeyOf,
  typeOf,
} from '@/elements/form/form-values';

/** A record as it was opened, as it stands in the form, and as somebody else has saved it meanwhile. */
export interface Versions {
  base: Values;
  mine: Values;
  theirs: Values;
}
export type Side = 'mine' | 'theirs';

const enumText = (field: AnyField, value: unknown): string => {
  const { of } = field;
  if (!of) return cellText(value);
  if (typeOf(field) === 'flags' && typeof value === 'number') {
    return enumText({ ...field, type: 'checkboxes' }, splitFlags(value, of.$values));
  }
  if (!Array.isArray(value)) return cellText(value, 'enum', of);
  const words = value.map((code) => cellText(code, 'enum', of));
  return words.join(t('elements.form.conflict.and')) || cellText(null);
};

function valueText(field: AnyField, value: unknown): string {
  if (isEmpty(value)) return cellText(value);
  switch (typeOf(field)) {
    case 'richText':
      return typeof value === 'string' ? htmlToText(value) : cellText(value);
    case 'password':
      return '••••••';
    case 'date':
    case 'dateRange':
      return formatDate(value);
    case 'dateTime':
    case 'dateTimeRange':
      return formatDateTime(value);
    case 'switch':
      return cellText(value, 'yesNo');
    case 'rows':
      return t('elements.form.conflict.rows', { count: Array.isArray(value) ? value.length : 0 });
    default:
      return field.of ? enumText(field, value) : plainText(value);
  }
}
const plainText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(plainText).join(t('elements.form.conflict.and'));
  return typeof value === 'object' ? JSON.stringify(value) : cellText(value);
};

/** What a field of a version says: a record by its name, a range by both ends. */
export function describeValue(field: AnyField, values: Values): string {
  const value = values[field.key];
  if (isRange(field)) {
    const ends = field.upper ? inputKeys(field).map((key) => values[key]) : value;
    if (!Array.isArray(ends)) return cellText(null);
    return ends.map((end) => valueText(field, end)).join(' ~ ');
  }
  if (isFileField(field)) {
    const names = filesOf(field, values).map(mediaName);
    return names.join(t('elements.form.conflict.and')) || cellText(null);
  }
  const name = isEmpty(value) ? null : values[nameKeyOf(field)];
  return isEmpty(name) ? valueText(field, value) : plainText(name);
}

/** A moment may be written in more than one way, and an id as a number or as text. */
const comparable = (field: AnyField, value: unknown): string => {
  if (isEmpty(value)) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  const type = typeOf(field);
  if (type === 'date' || type === 'dateRange') return formatDate(value);
  if (type === 'dateTime' || type === 'dateTimeRange') return formatTime(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
};
const differs = (field: AnyField, one: Values, other: Values) =>
  inputKeys(field).some((key) => comparable(field, one[key]) !== comparable(field, other[key]));

export interface Difference {
  field: AnyField;
  /** Whose value stands unless the user says otherwise: of the one who changed it, mine when both did. */
  side: Side;
  /** Both have changed it. */
  clash: boolean;
}

/** The fields in which my version is not theirs. */
export const diffVersions = (fields: AnyField[], { base, mine, theirs }: Versions): Difference[] =>
  fields
    .filter((field) => differs(field, mine, theirs))
    .map((field) => {
      const byMe = differs(field, base, mine);
      return { field, side: byMe ? 'mine' : 'theirs', clash: byMe && differs(field, base, theirs) };
    });

/** What the chosen fields hold in a version, names of records included. */
export const pickFields = (fields: AnyField[], values: Values): Values =>
  Object.fromEntries(fields.flatMap((field) => formKeys(field).map((key) => [key, values[key]])));
