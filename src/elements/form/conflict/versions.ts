import { filesOf } from '@/elements/form/form-files';
import {
  endField,
  formKeys,
  isFileField,
  isRange,
  inputKeys,
  nameKeyOf,
  typeOf,
} from '@/elements/form/form-values';
import { mediaName } from '@/elements/text/media';
import { t } from '@/i18n';
import { htmlToText } from '@/lib/html/html-text';
import { splitFlags } from '@/lib/number';
import { formatTime, formatDate, formatDateTime } from '@/lib/time';
import { isEmpty } from '@/lib/url/query-string';
import type { AnyField, Values } from '@/schema/field';
import { screenNumber } from '@/stores/privacy';
import { cellText } from '@/values/cell-text';

/** A record as it was opened, with the user's changes, and as somebody else saved it. */
export interface Versions {
  base: Values;
  mine: Values;
  theirs: Values;
}
export type Side = 'mine' | 'theirs';

const codeText = (field: AnyField, value: unknown): string => {
  const { enum: codes } = field;
  if (!codes) return cellText(value);
  if (typeOf(field) === 'flags' && typeof value === 'number') {
    return codeText({ ...field, type: 'code' }, splitFlags(value, codes.$values));
  }
  if (!Array.isArray(value)) return cellText(value, 'code', { enum: codes });
  const texts = value.map((code) => cellText(code, 'code', { enum: codes }));
  return texts.join(t('elements.form.conflict.and')) || cellText(null);
};

function valueText(field: AnyField, value: unknown): string {
  if (isEmpty(value)) return cellText(value);
  switch (typeOf(field)) {
    case 'html':
      return typeof value === 'string' ? htmlToText(value) : cellText(value);
    case 'password':
      return '••••••';
    case 'date':
      return formatDate(value);
    case 'dateTime':
      return formatDateTime(value);
    case 'flag':
      return cellText(value, 'flag');
    case 'phone':
    case 'idNumber':
      return screenNumber(value);
    case 'rows':
      return t('elements.form.conflict.rows', { count: Array.isArray(value) ? value.length : 0 });
    default:
      return field.enum ? codeText(field, value) : plainText(value);
  }
}
const plainText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(plainText).join(t('elements.form.conflict.and'));
  return typeof value === 'object' ? JSON.stringify(value) : cellText(value);
};

/** The value of a field as text: the name of a record, the two ends of a range, the names of files. */
export function describeValue(field: AnyField, values: Values): string {
  const value = values[field.key];
  if (isRange(field)) {
    const ends = field.upper ? inputKeys(field).map((key) => values[key]) : value;
    if (!Array.isArray(ends)) return cellText(null);
    return ends.map((end) => valueText(endField(field), end)).join(' ~ ');
  }
  if (isFileField(field)) {
    const names = filesOf(field, values).map(mediaName);
    return names.join(t('elements.form.conflict.and')) || cellText(null);
  }
  const name = isEmpty(value) ? null : values[nameKeyOf(field)];
  return isEmpty(name) ? valueText(field, value) : plainText(name);
}

/** A text for the comparison of values. Equal dates can have different formats, and an id can be a number or a text. */
const comparable = (field: AnyField, value: unknown): string => {
  if (isEmpty(value)) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  const { type } = endField(field);
  if (type === 'date') return formatDate(value);
  if (type === 'dateTime') return formatTime(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
};
const differs = (field: AnyField, one: Values, other: Values) =>
  inputKeys(field).some((key) => comparable(field, one[key]) !== comparable(field, other[key]));

export interface Difference {
  field: AnyField;
  /** The version to keep by default: the changed one, or that of the user when both are changed. */
  side: Side;
  /** Whether both have changed the field. */
  isConflict: boolean;
}

/** The fields whose values differ between the user's and the other version. */
export const diffVersions = (fields: AnyField[], { base, mine, theirs }: Versions): Difference[] =>
  fields
    .filter((field) => differs(field, mine, theirs))
    .map((field) => {
      const byMe = differs(field, base, mine);
      return {
        field,
        side: byMe ? 'mine' : 'theirs',
        isConflict: byMe && differs(field, base, theirs),
      };
    });

/** The values of some fields, including the names and files stored next to them. */
export const pickFields = (fields: AnyField[], values: Values): Values =>
  Object.fromEntries(fields.flatMap((field) => formKeys(field).map((key) => [key, values[key]])));
