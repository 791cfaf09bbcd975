import { conditionLength, conditionNumberLength } from '@/config/limits';
import { t } from '@/i18n';
import { toHalfWidth } from '@/lib/amount';
import { patterns } from '@/lib/patterns';
import { trimText } from '@/lib/text';
import { isWholeDate } from '@/lib/time';
import { isEmpty } from '@/lib/url/query-string';
import type { AnyFilter, FilterName, FilterValue } from '@/schema/filter';
import { screenNumber, screenText } from '@/stores/privacy';
import { cellText } from '@/values/cell-text';
import { searchedText, type FilterNames, type FilterValues } from './conditions';

export type Pair = [string | null, string | null];

export const isSet = (value: FilterValue | undefined) => !isEmpty(value);

/** Values without any condition. */
export const unsetValues = (filters: readonly AnyFilter[]): FilterValues =>
  Object.fromEntries(filters.map(({ key }) => [key, undefined]));

/** Returns the two ends of a range, whatever its stored value is. */
export function pairOf(value: FilterValue | undefined): Pair {
  if (!Array.isArray(value)) return [null, null];
  const [begin, end] = value;
  return [isEmpty(begin) ? null : String(begin), isEmpty(end) ? null : String(end)];
}

/** Returns undefined for a range with two empty ends. */
export const pairValue = ([begin, end]: Pair): Pair | undefined =>
  begin === null && end === null ? undefined : [begin, end];

const formatPlainNumber = (text: string | null) =>
  text === null ? null : trimText(toHalfWidth(text)) || null;

/** Returns whether one end of a number range has more characters than a number may have. */
export const isLongNumber = (text: string | null) =>
  (formatPlainNumber(text)?.length ?? 0) > conditionNumberLength;

/** Returns whether one end of a number range is empty or a number. */
export const isNumberText = (text: string | null) =>
  formatPlainNumber(text) === null ||
  (patterns.number.test(formatPlainNumber(text) ?? '') && !isLongNumber(text));

/** Returns whether one end of a date range is empty or a date in the format of the server. */
export const isMomentText = (text: string | null, withTime: boolean) =>
  text === null || isWholeDate(text, withTime);

/** Returns whether the list can be searched for a value. */
export function isValid({ type, of }: AnyFilter, value: FilterValue | undefined): boolean {
  if (typeof value === 'string') return searchedText({ type }, value).length <= conditionLength;
  if (type !== 'range') return true;
  if (of === 'number') return pairOf(value).every(isNumberText);
  return pairOf(value).every((text) => isMomentText(text, of === 'dateTime'));
}

/** Returns the value to search for: trimmed text, half-width digits, and undefined for an empty value. */
export function normalizeValue(
  { type, of }: AnyFilter,
  value: FilterValue | undefined,
): FilterValue | undefined {
  if (type === 'range' && of === 'number') {
    const [begin, end] = pairOf(value);
    return pairValue([formatPlainNumber(begin), formatPlainNumber(end)]);
  }
  const normalized = typeof value === 'string' ? searchedText({ type }, value) : value;
  return isSet(normalized) ? normalized : undefined;
}

/** Omits the times of a range of whole days. */
function dayPair([begin, end]: Pair): Pair {
  const whole = begin?.endsWith(' 00:00:00') && end?.endsWith(' 23:59:59');
  return whole ? [begin?.slice(0, 10) ?? null, end?.slice(0, 10) ?? null] : [begin, end];
}

function rangeText([begin, end]: Pair) {
  if (end === null) return t('elements.filter.from', { begin });
  if (begin === null) return t('elements.filter.until', { end });
  return t('elements.filter.between', { begin, end });
}

/** Returns the names of the chosen records, or their ids where the name is unknown. */
const nameList = (ids: FilterValue & unknown[], names: FilterName = []) =>
  ids.map((id, index) => names[index] || String(id)).join(t('elements.filter.separator'));

/** Returns the text of a chip; `name` replaces the id of a chosen record. */
export function valueText(
  filter: AnyFilter,
  value: FilterValue | undefined,
  name?: FilterName,
): string {
  if (value === undefined || !isSet(value)) return t('elements.filter.unset');
  const { type, enum: codes } = filter;
  if (type === 'range') return rangeText(dayPair(pairOf(value)));
  if (type === 'flag') return cellText(value, type, filter);
  if (type === 'record' && Array.isArray(value)) return nameList(value, name);
  if (Array.isArray(value)) {
    return value
      .map((code) => cellText(code, 'code', { enum: codes }))
      .join(t('elements.filter.separator'));
  }
  if (codes) return cellText(value, 'code', { enum: codes });
  const text = String(name || value);
  return type === 'phone' ? screenNumber(text) : screenText(text);
}

/** The values of conditions, and the names of the records whose ids are among them. */
export interface NamedValues {
  values: FilterValues;
  names: FilterNames;
}

/** Returns the conditions after a change of some of them, without those that depend on a changed value. */
export function withChange(
  filters: readonly AnyFilter[],
  before: NamedValues,
  values: FilterValues,
  names: FilterNames,
): NamedValues {
  const next = {
    values: { ...before.values, ...values },
    names: { ...before.names, ...names },
  };
  for (const { key, dependsOn } of filters) {
    if (!dependsOn || key in values) continue;
    if (String(next.values[dependsOn]) === String(before.values[dependsOn])) continue;
    next.values[key] = undefined;
    next.names[key] = '';
  }
  return next;
}
