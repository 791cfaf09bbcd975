import { conditionLength } from '@/config/limits';
import { trimText } from '@/lib/text';
import { screenText } from '@/stores/privacy';
import type { FilterKind } from '@/values/filter-kind';

/** A typed condition: how its text is sent, and how the screen shows it. */
export const typedFilter = (
  toText: (text: string) => string,
  show: (text: string) => string,
): FilterKind => ({
  isTyped: true,
  read: ({ key }, params) =>
    trimText(toText(params.get(key) ?? '').slice(0, conditionLength)) || undefined,
  isValid: (value) => toText(String(value)).length <= conditionLength,
  toSearch: (value) => toText(String(value)),
  text: (value) => show(String(value)),
});

export const textFilter: FilterKind = { ...typedFilter(trimText, screenText), isSearch: true };
