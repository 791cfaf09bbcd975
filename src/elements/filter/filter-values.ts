import { t } from '@/i18n';
import { isEmpty } from '@/lib/url/query-string';
import type { AnyFilter, FilterName, FilterValue } from '@/schema/filter';
import { filterKind } from '@/values/filters';
import type { FilterNames, FilterValues } from './conditions';

export const isSet = (value: FilterValue | undefined) => !isEmpty(value);

/** Values without any condition. */
export const unsetValues = (filters: readonly AnyFilter[]): FilterValues =>
  Object.fromEntries(filters.map(({ key }) => [key, undefined]));

/** Returns whether the list can be searched for a value. */
export const isValid = (filter: AnyFilter, value: FilterValue | undefined): boolean =>
  value === undefined || (filterKind(filter).isValid?.(value, filter) ?? true);

/** Returns the value to search for; undefined for an empty one. */
export function normalizeValue(
  filter: AnyFilter,
  value: FilterValue | undefined,
): FilterValue | undefined {
  const { toSearch } = filterKind(filter);
  const normalized = value === undefined ? value : toSearch ? toSearch(value, filter) : value;
  return isSet(normalized) ? normalized : undefined;
}

/** Returns the text of a chip; `name` replaces the id of a chosen record. */
export const valueText = (
  filter: AnyFilter,
  value: FilterValue | undefined,
  name?: FilterName,
): string =>
  value === undefined || !isSet(value)
    ? t('elements.filter.unset')
    : filterKind(filter).text(value, filter, name);

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
