import { isEmpty } from '@/lib/url/query-string';
import type { AnyField } from '@/schema/field';
import { rangeEnds } from '@/schema/properties';
import { dateTimeField } from '@/values/date-time/field';
import { dateField } from '@/values/date/field';
import type { FieldKind } from '@/values/field-kind';
import { numberField } from '@/values/number/field';
import { isBlank } from '@/values/rules';

const period = { names: ['begin', 'end'], order: 'beginAfterEnd' } as const;
const ends = {
  number: { kind: numberField, names: ['min', 'max'], order: 'leastOverMost' },
  date: { kind: dateField, ...period },
  dateTime: { kind: dateTimeField, ...period },
} as const;
const typeOfEnd = ({ of }: AnyField) => rangeEnds.find((end) => end === of) ?? 'dateTime';

/** One end of a range, or the pair of both when they are one property. */
export const rangeField = {
  columnWidth: 240,
  ends: (field) => {
    const type = typeOfEnd(field);
    return { ...ends[type], field: { ...field, type } };
  },
  toInput: (value, field) => {
    const { kind }: { kind: FieldKind } = ends[typeOfEnd(field)];
    const toInput = (end: unknown) => kind.toInput?.(end, field) ?? end;
    if (field.upper) return toInput(value);
    if (!Array.isArray(value)) return value;
    const pair = [0, 1].map((index): unknown => toInput(value[index]) ?? null);
    return pair.every(isEmpty) ? undefined : pair;
  },
  isMissing: (value) => Array.isArray(value) && [0, 1].some((index) => isBlank(value[index])),
} satisfies FieldKind;
