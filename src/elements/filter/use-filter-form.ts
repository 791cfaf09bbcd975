import { useState } from 'react';
import type { AnyFilter, FilterValue } from '@/schema/filter';
import { filterKind } from '@/values/filters';
import type { FilterNames, FilterValues } from './conditions';
import { isValid, normalizeValue, withChange, type NamedValues } from './filter-values';

/** The value that a list is searched for. The user is told what of a text is left out. */
function submittedValue(filter: AnyFilter, value: FilterValue | undefined) {
  const { take } = filterKind(filter);
  return normalizeValue(filter, take && typeof value === 'string' ? take(value) : value);
}

/** What is entered into the controls of some conditions. The draft gets it when the user submits the form. */
export function useFilterForm(filters: readonly AnyFilter[], { values, names }: NamedValues) {
  const [entered, setEntered] = useState<NamedValues>({ values, names });
  return {
    ...entered,
    isValid: filters.every((filter) => isValid(filter, entered.values[filter.key])),
    put: (nextValues: FilterValues, nextNames: FilterNames) =>
      setEntered((before) => withChange(filters, before, nextValues, nextNames)),
    submitted: (): FilterValues =>
      Object.fromEntries(
        filters.map((filter) => [filter.key, submittedValue(filter, entered.values[filter.key])]),
      ),
  };
}
